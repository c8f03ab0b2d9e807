import { plain, type FieldView, type SectionView, type StepView } from '../../src/engine';
import { questionKey, readQuestionKey } from '../../src/journey';
import { equal, isObject, isWithin, type Json, type JsonObject } from '../../src/rules';
import { nameOf, stepOf, viewOf, type World } from '../../src/scenarios';
import { settled } from '../../src/testgen';
import type { Offer, OfferedCall } from '../model/scenario-draft';

interface Sides {
  readonly start: World;
  readonly end: World;
  readonly was: StepView;
  readonly now: StepView;
}

type Made = Omit<Offer, 'key'>;

/** What is otherwise at the end than at the beginning, as far as it can be expected and is so. */
export function offersOf(start: World, end: World, deeds: readonly JsonObject[]): readonly Offer[] {
  const sides: Sides = { start, end, was: viewOf(start), now: viewOf(end) };
  const all = [
    ...ofPage(sides),
    ...ofSections(sides),
    ...ofFields(sides),
    ...ofContent(sides),
    ...ofAnswers(sides, answeredIn(deeds)),
    ...ofKnown(sides),
  ];
  return all
    .filter(({ expect }) => equal(settled(end, expect), expect))
    .map((made) => ({ key: JSON.stringify(made.expect), ...made }));
}

/** The calls that were made since the scenario began, but for silent ones. */
export const callsOf = ({ made }: World): readonly OfferedCall[] =>
  made
    .filter(({ silent }) => !silent)
    .map((call) => ({ name: nameOf(call), words: nameOf(call), body: call.body }));

const usually = (about: Offer['about'], words: string, expect: JsonObject): Made => ({
  ...{ about, words, expect, isUsual: true },
});
const seldom = (about: Offer['about'], words: string, expect: JsonObject): Made => ({
  ...{ about, words, expect, isUsual: false },
});

function ofPage({ start, end, was, now }: Sides): readonly Made[] {
  const step = stepOf(end);
  const name = end.journey.steps.find(({ id }) => id === step)?.name ?? step;
  const isElsewhere = stepOf(start) !== step;
  const made: Made[] = [];
  if (isElsewhere) made.push(usually('page', `The household is at “${name}”`, { step }));
  if (was.open !== now.open || isElsewhere)
    made.push(
      now.open === null
        ? seldom('page', 'No sheet is open', { open: null })
        : usually('page', `“${sectionName(end, now.open)}” is open`, { open: now.open }),
    );
  if (now.notice !== null && now.notice !== was.notice)
    made.push(
      usually('said', `The page says why one is here: “${now.notice}”`, { notice: now.notice }),
    );
  const dialog = now.dialog?.section.id ?? null;
  if (dialog !== (was.dialog?.section.id ?? null))
    made.push(
      dialog === null
        ? usually('page', 'No dialog is open', { dialog: null })
        : usually('page', `The dialog “${sectionName(end, dialog)}” is open`, { dialog }),
    );
  if (end.left !== start.left && end.left !== null)
    made.push(usually('page', `The household is sent to ${end.left}`, { leaves: end.left }));
  const canSubmit = now.submit?.available === true && now.open === null;
  if (canSubmit && was.submit?.available !== true)
    made.push(usually('page', 'The step can be submitted', { canSubmit: true }));
  if (now.errors.length > 0 && !equal(texts(now), texts(was)))
    made.push(
      usually('said', `The errors above the page: ${texts(now).join('; ')}`, {
        errorSummary: texts(now),
      }),
    );
  return made;
}

const texts = ({ errors }: StepView): readonly string[] => errors.map(({ text }) => text);

function sectionName({ journey }: World, id: string): string {
  const found = journey.steps.flatMap(({ sections }) => sections).find((each) => each.id === id);
  return found === undefined || found.name === '' ? id : found.name;
}

function ofSections({ start, end, was, now }: Sides): readonly Made[] {
  if (stepOf(start) !== stepOf(end)) return [];
  const ids = (view: StepView): readonly string[] => view.outline.map(({ section }) => section);
  const asked = ids(now).filter((id) => !ids(was).includes(id));
  const notAsked = ids(was).filter((id) => !ids(now).includes(id));
  const shown = now.sections.filter(({ id }) => was.sections.every((each) => each.id !== id));
  const verdicts = now.sections.filter(({ id, verdict }) => {
    const before = was.sections.find((each) => each.id === id);
    return before !== undefined && before.verdict !== verdict;
  });
  return [
    ...asked.map((id) =>
      usually('asked', `The step asks “${sectionName(end, id)}” now`, { asked: [id] }),
    ),
    ...notAsked.map((id) =>
      usually('asked', `The step does not ask “${sectionName(end, id)}” any more`, {
        notAsked: [id],
      }),
    ),
    ...shown.map(({ id }) =>
      seldom('asked', `“${sectionName(end, id)}” is on the page now`, { shown: [id] }),
    ),
    ...verdicts.map(({ id, verdict }) =>
      seldom('known', `“${sectionName(end, id)}” is ${verdict}`, { verdicts: { [id]: verdict } }),
    ),
  ];
}

const fieldsIn = (sections: readonly SectionView[]): ReadonlyMap<string, FieldView> =>
  new Map(
    sections
      .flatMap(({ fields }) => Object.values(fields))
      .map((each) => [each.key, each] as const),
  );

function drawn({ sections, dialog }: StepView): ReadonlyMap<string, FieldView> {
  const whole = fieldsIn([...sections, ...(dialog === null ? [] : [dialog.section])]);
  const drafts = [...whole.values()].flatMap(({ list }) =>
    list?.draft == null ? [] : [list.draft],
  );
  return new Map([...whole, ...fieldsIn(drafts)]);
}

function ofFields({ end, was, now }: Sides): readonly Made[] {
  const [before, after] = [drawn(was), drawn(now)];
  return [...after.values()].flatMap((field): readonly Made[] => {
    const { key, shown, required, disabled, error, list } = field;
    const old = before.get(key);
    const title = `“${titleOf(end, field)}”`;
    const made: Made[] = [];
    const isKnown = old !== undefined;
    if (shown && isKnown && !old.shown)
      made.push(usually('asked', `${title} is shown now`, { shown: [key] }));
    if (shown && !isKnown) made.push(seldom('asked', `${title} is shown`, { shown: [key] }));
    if (!shown && isKnown && old.shown)
      made.push(usually('asked', `${title} is not shown any more`, { hidden: [key] }));
    if (shown && error !== (old?.error ?? null))
      made.push(
        error === null
          ? usually('said', `Nothing is said to be wrong with ${title}`, {
              errors: { [key]: null },
            })
          : usually('said', `${title}: “${error}”`, { errors: { [key]: error } }),
      );
    if (shown && isKnown && required !== old.required)
      made.push(
        required
          ? usually('asked', `${title} must be answered`, { required: [key] })
          : usually('asked', `${title} may stay empty`, { notRequired: [key] }),
      );
    if (shown && isKnown && disabled !== old.disabled)
      made.push(
        disabled
          ? usually('asked', `${title} is locked`, { disabled: [key] })
          : usually('asked', `${title} is not locked`, { enabled: [key] }),
      );
    const items = list?.items.length ?? 0;
    if (list !== null && items !== (old?.list?.items.length ?? 0))
      made.push(
        usually('asked', `${title} has ${items === 1 ? '1 item' : `${String(items)} items`}`, {
          lists: { [key]: items },
        }),
      );
    return made;
  });
}

/** What a question is called: a consent by its name, for its text is long. */
function titleOf({ journey }: World, { key, label }: FieldView): string {
  const [section, name] = readQuestionKey(key);
  const found = journey.steps
    .flatMap(({ sections }) => sections)
    .filter(({ id }) => id === section)
    .flatMap(({ fields }) => fields)
    .find((each) => each.name === name);
  const words = plain(label);
  return found?.consent === undefined && words !== '' ? words : (found?.subject ?? key);
}

function ofContent({ end, was, now }: Sides): readonly Made[] {
  const contentOf = (view: StepView): ReadonlyMap<string, string> =>
    new Map([
      ...view.content.map((each) => [each.id, plain(each.title) || plain(each.text)] as const),
      ...view.sections.flatMap(({ id, content }) =>
        content.map(
          (each) => [questionKey(id, each.id), plain(each.title) || plain(each.text)] as const,
        ),
      ),
    ]);
  const [before, after] = [contentOf(was), contentOf(now)];
  const come = [...after].filter(([key]) => !before.has(key));
  const isHere = now.id === was.id;
  const gone = [...before].filter(([key]) => !after.has(key) && isHere && isDrawn(end, key));
  return [
    ...come.map(([key, words]) =>
      (isHere ? usually : seldom)('said', `The page says “${shortened(words)}”`, {
        content: { [key]: true },
      }),
    ),
    ...gone.map(([key, words]) =>
      seldom('said', `The page does not say “${shortened(words)}” any more`, {
        content: { [key]: false },
      }),
    ),
  ];
}

/** Of a section that is not on the page nothing is said. */
function isDrawn(world: World, key: string): boolean {
  const [section, rest] = readQuestionKey(key);
  return rest === '' || viewOf(world).sections.some(({ id }) => id === section);
}

const shortened = (words: string): string =>
  words.length > 90 ? `${words.slice(0, 90)} …` : words;

/** Paths that the person answered. */
function answeredIn(deeds: readonly JsonObject[]): readonly string[] {
  return deeds.flatMap(({ answer, type }) => {
    const given = answer ?? type ?? null;
    return isObject(given) ? Object.keys(given) : [];
  });
}

/** Answers that a rule has given or taken away: nobody typed them. */
function ofAnswers({ start, end }: Sides, typed: readonly string[]): readonly Made[] {
  const fields = end.journey.steps.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.fields.map((field) => ({ key: questionKey(section.id, field.name), field })),
    ),
  );
  const own = new Set(
    fields.filter(({ key }) => typed.includes(key)).map(({ field }) => field.path),
  );
  const seen = new Set<string>();
  return fields.flatMap(({ field: { path, subject } }): readonly Made[] => {
    const isTyped = [...own].some((each) => isWithin(path, each) || isWithin(each, path));
    if (isTyped || seen.has(path)) return [];
    seen.add(path);
    const [old, now] = [valueAt(start, path), valueAt(end, path)];
    if (equal(old, now) || isObject(now) || Array.isArray(now)) return [];
    const words = `“${subject}” is ${now === null ? 'empty' : JSON.stringify(now)}, which nobody typed`;
    return [usually('asked', words, { answers: { [path]: now } })];
  });
}

const valueAt = ({ state }: World, path: string): Json =>
  path
    .split('.')
    .reduce<Json>((so, key) => (isObject(so) ? (so[key] ?? null) : null), state.answers);

/** Facts, lookups and sequences, which nobody sees. */
function ofKnown({ start, end }: Sides): readonly Made[] {
  const facts = Object.keys(end.journey.facts).flatMap((name): readonly Made[] => {
    const [old, now] = [start, end].map((world) =>
      world.engine.evaluate(world.state, { var: `facts.${name}` }),
    );
    const value = now ?? null;
    if (equal(old ?? null, value) || isObject(value) || Array.isArray(value)) return [];
    return [
      seldom('known', `The fact ${name} is ${JSON.stringify(value)}`, { facts: { [name]: value } }),
    ];
  });
  const lookups = Object.entries(end.state.lookups).flatMap(
    ([name, { status }]): readonly Made[] => {
      if ((start.state.lookups[name]?.status ?? 'idle') === status) return [];
      return [seldom('known', `The call ${name} is ${status}`, { lookups: { [name]: status } })];
    },
  );
  const runs = Object.entries(end.state.progress.runs).flatMap(([id, run]): readonly Made[] => {
    if (start.state.progress.runs[id]?.status === run.status) return [];
    return [
      usually('known', `The sequence ${id} is ${run.status}`, { sequences: { [id]: run.status } }),
    ];
  });
  return [...runs, ...facts, ...lookups];
}
