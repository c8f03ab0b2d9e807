import { equal, getPath, plain, type Json } from '../../../src/engine';
import { viewOf, type World } from '../../../src/scenarios/world';
import type { Departures } from '../departures';
import { askedOn, sectionAt } from '../visit';
import { bodyOf, sentAt, written } from './bodies';
import { signsUp } from './enter';
import { fieldOf, pathOf } from './fields';
import { answersWith, before, completed, ready, signingUp, type SigningUp } from './sign-up';
import { messages, questions, type Question } from './tables';

const say = ({ id, clauses }: Question, words: string): string =>
  `\`${id}\` ${words} (${clauses.join(', ')}).`;

const valueOf = ({ shipped }: SigningUp, world: World, id: string): Json =>
  shipped.engine.evaluate(world.state, { var: pathOf(id) });

const isShown = (signing: SigningUp, world: World, id: string): boolean => {
  const { section, compiled } = fieldOf(signing.shipped, id);
  return sectionAt(world, section)?.fields[compiled.name]?.shown === true;
};

/** What stands in a question when its sheet opens. */
export function compareOpening(signing: SigningUp, question: Question): readonly string[] {
  const { id, opens } = question;
  const world = before(signing, fieldOf(signing.shipped, id).section);
  if (!isShown(signing, world, id)) return [];
  const here = valueOf(signing, world, id);
  const from =
    opens.from === undefined
      ? undefined
      : getPath({ addressInfoDto: signing.who.addressInfoDto }, opens.from);
  const several = opens.valueOneOf ?? [from ?? opens.value ?? null];
  // A list without items is as good as none.
  const isSo = several.some((one) => equal(one, here) || (equal(one, []) && here === null));
  const words = `opens at ${written(here)} instead of ${several.map(written).join(' or ')}`;
  return isSo ? [] : [say(question, words)];
}

/** The options of a question: those of its lookup, or those that are written. */
export function compareOptions(signing: SigningUp, question: Question): readonly string[] {
  const { id, options = {} } = question;
  const world = before(signing, null);
  if (!isShown(signing, world, id)) return [];
  const { section, compiled } = fieldOf(signing.shipped, id);
  const offered = sectionAt(world, section)?.fields[compiled.name]?.options ?? null;
  const labels = (offered ?? []).map(({ value, label }) => [String(value), label]);
  // A box has no options: it is ticked or not.
  const isSo =
    options.from === undefined
      ? offered === null ||
        equal(
          offered.map(({ value }) => value),
          [...(options.values ?? [])],
        )
      : equal(labels, Object.entries(messages.household.calls[options.from] ?? {}));
  return isSo ? [] : [say(question, `offers ${JSON.stringify(labels)}`)];
}

/** Texts in an answer, those of the items of a list among them. */
const textsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What was answered is sent where the table says, and nowhere if it says nothing; what is not asked as null. */
export function compareSent(signing: SigningUp): readonly string[] {
  const standing = ready(signing);
  const world = completed(standing);
  const asked = new Set(
    askedOn(standing).flatMap(({ field, compiled }) => (field.shown ? [compiled.path] : [])),
  );
  const bodies = JSON.stringify(world.made.map(({ body }) => body));
  const others = questions.filter(({ derived }) => derived === undefined);
  return others.flatMap((question) => {
    const { id, sent } = question;
    const here = valueOf(signing, standing, id);
    if (sent.length === 0) {
      const named = textsIn(here).filter((text) => bodies.includes(`"${text}"`));
      return named.map((text) => say(question, `is sent as “${text}”`));
    }
    return sent.flatMap((place) => {
      const [operation = ''] = place.split('.');
      if (bodyOf(world, operation) === undefined) return [];
      const there = sentAt(world, place);
      const isSo = asked.has(pathOf(id)) ? equal(there, here) : (there ?? false) === false;
      return isSo
        ? []
        : [say(question, `is ${written(here)}, and sent at ${place} as ${written(there)}`)];
    });
  });
}

/** What may never be kept is not in what is stored on the device. */
export function compareKept(signing: SigningUp): readonly string[] {
  const world = ready(signing);
  const stored = JSON.stringify(signing.shipped.engine.snapshot(world.state));
  return questions.flatMap((question) => {
    const { id, kept } = question;
    const here = valueOf(signing, world, id);
    if (kept !== 'never' || here === null) return [];
    const name = pathOf(id).split('.').at(-1) ?? '';
    // A single character stands in much else.
    const texts = textsIn(here).filter((text) => text.length > 1);
    const isThere =
      stored.includes(`"${name}":`) || texts.some((text) => stored.includes(`"${text}"`));
    return isThere ? [say(question, 'is stored')] : [];
  });
}

/** How a number is shown, folded and where Confirm lists it; and in which sheet it is asked. */
export function compareShown(
  { shipped }: SigningUp,
  question: Question,
  departures: Departures,
): readonly string[] {
  const { id, shownAs } = question;
  const [whole, masked] = shownAs?.example ?? ['', ''];
  const known = { [id === 'mprnNumber' ? 'mprn' : 'mpan']: whole };
  const answers = answersWith({ [id]: whole });
  const world = ready(signingUp(shipped, signsUp({ addressInfoDto: known }), answers));
  const { section } = fieldOf(shipped, id);
  const { sections } = viewOf(world);
  const folded = plain(sections.find((one) => one.id === section)?.summary ?? []);
  const listed = JSON.stringify(sections.find((one) => one.id === 'confirm')?.content ?? []);
  const isOwn = section !== fieldOf(shipped, 'present.line1').section;
  const places = [
    ['it is listed on Confirm', 'masked', listed.includes(whole) ? 'in full' : 'masked'],
    [
      id === 'mprnNumber' ? 'gas is switched' : 'electricity is switched',
      'asked in the sheet of the address',
      `asked in ${isOwn ? 'a sheet of its own' : 'the sheet of the address'}`,
    ],
  ] as const;
  return [
    ...(folded.includes(masked) && !folded.includes(whole)
      ? []
      : [say(question, `is shown as “${folded}” instead of “${masked}”`)]),
    ...places.flatMap(([when, told, here]) => {
      const expected = departures.expected(id, (condition) => condition === when, told);
      return here === expected
        ? []
        : [say(question, `is ${here} instead of ${expected}, when ${when}`)];
    }),
  ];
}
