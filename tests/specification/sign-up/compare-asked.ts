import type { Json } from '../../../src/engine';
import type { World } from '../../../src/scenarios/world';
import { askedIn, askedOn, deed, sectionAt, type Asked } from '../visit';
import { answered } from '../walk';
import { holds, type Situation } from './conditions';
import { fieldOf, pathOf, planOf, previousAddress, questionAt } from './fields';
import { before, through, type SigningUp } from './sign-up';
import { questions, type Question, type Requirement } from './tables';

/** What conditions read of a household: how long it lives there is worked out from what it typed. */
export function situationOf({ shipped, who }: SigningUp, world: World, doing = ''): Situation {
  const answer = (id: string): Json => shipped.engine.evaluate(world.state, { var: pathOf(id) });
  return {
    plan: who.plan,
    deed: doing,
    answer: (id) => {
      if (id !== 'lengthOfResidencyInMonths') return answer(id);
      const [years, months] = [answer('years'), answer('months')];
      return years === null && months === null ? null : Number(years) * 12 + Number(months);
    },
  };
}

/** A part of an address that was lived at before: it is asked where one is entered. */
export const isPart = (id: string): boolean => id.startsWith('previousAddresses[].');

const entry = 'a previous address is being entered';
const list = 'address.previousAddresses';

/** Searches fill questions and are none; whether a home is switched again is not covered. */
const isNoQuestion = (path: string): boolean => /\.found$|^meterSearch\.|^switch\./.test(path);

const isShown = ({ field }: Asked): boolean => field.shown;

/** Every question is asked of whom the table says, and none that it does not know. */
export function compareAsked(signing: SigningUp): readonly string[] {
  const world = before(signing, null);
  const onPage = compareOn(signing, world, askedOn(world).filter(isShown), '');
  const field = sectionAt(world, 'address')?.fields['previousAddresses'];
  if (field?.shown !== true || field.list?.canAdd !== true) return onPage;
  const draft = deed(deed(world, 'open', 'address'), 'add', list);
  const inDraft = askedIn(draft, 'previousAddress').filter(isShown);
  return [...onPage, ...compareOn(signing, draft, inDraft, entry)];
}

function compareOn(
  signing: SigningUp,
  world: World,
  asked: readonly Asked[],
  doing: string,
): readonly string[] {
  const situation = situationOf(signing, world, doing);
  const paths = new Set(asked.map(({ compiled }) => compiled.path));
  const told = questions.filter(({ id }) => isPart(id) === (doing === entry));
  return [
    ...told.flatMap(({ id, asked: when, clauses }) => {
      const expected = holds(when, situation);
      const here = paths.has(pathOf(id));
      if (expected === null || expected === here) return [];
      const words = here ? 'is asked, but must not be' : 'is not asked, but must be';
      return [`\`${id}\` ${words} (${clauses.join(', ')}).`];
    }),
    ...[...paths]
      .filter((path) => questionAt(path) === undefined && !isNoQuestion(path))
      .map((path) => `\`${path}\` is asked, and the tables do not know it.`),
  ];
}

/** What a question demands of a household: the first that holds. */
export const demanded = (told: readonly Requirement[], situation: Situation): Requirement['is'] =>
  told.find(({ when }) => holds(when, situation) === true)?.is ?? 'optional';

/** Left empty, a question that demands an answer is refused and marked as needed, and any other is not. */
export function compareDemand(signing: SigningUp, question: Question): readonly string[] {
  const { id, requirement, clauses } = question;
  const { section, compiled } = fieldOf(signing.shipped, id);
  const world = isPart(id) ? enteredWithout(signing, question) : wentOnWithout(signing, question);
  const view = world === null ? undefined : sectionAt(world, section);
  const field = view?.fields[compiled.name];
  if (world === null || field?.shown !== true) return [];
  const expected = demanded(requirement, situationOf(signing, world));
  const isNeeded = expected !== 'optional';
  return [
    ...((field.error !== null) === isNeeded ? [] : [isNeeded ? 'may be left empty' : 'is refused']),
    ...(isNeeded && view?.verdict === 'valid' ? ['left empty leaves its section valid'] : []),
    ...(field.required === isNeeded ? [] : [`is ${isNeeded ? 'not ' : ''}marked as needed`]),
  ].map((words) => `\`${id}\` is ${expected}, but ${words} (${clauses.join(', ')}).`);
}

/** Everything of its section is answered but for the question, and the household wants to go on. */
function wentOnWithout(signing: SigningUp, { id }: Question): World | null {
  const { section, compiled } = fieldOf(signing.shipped, id);
  const begun = before(signing, section);
  if (sectionAt(begun, section) === undefined) return null;
  return through(begun, section, signing.plan, compiled.path);
}

/** A previous address is entered without one of its parts, and saved. */
function enteredWithout(signing: SigningUp, { id }: Question): World | null {
  const { shipped, who, plan } = signing;
  const filled = answered(deed(before(signing, 'address'), 'open', 'address'), 'address', {
    ...plan,
    previousAddresses: [],
  });
  if (sectionAt(filled, 'address')?.fields['previousAddresses']?.shown !== true) return null;
  const item = { ...previousAddress, 'previousAddresses[].years': '3', [id]: null };
  const draft = deed(filled, 'add', list);
  return deed(answered(draft, 'previousAddress', planOf(shipped, item, who.today)), 'save', list);
}
