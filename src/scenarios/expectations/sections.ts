import { readQuestionKey } from '../../journey';
import { plain, type AnswerLine, type AnswersView, type ContentView } from '../../engine';
import { atKey, readList, ScenarioProblem, type Located } from '../source';
import {
  fieldNamed,
  sectionNamed,
  sectionView,
  stepOf,
  viewOf,
  whyAbsent,
  type World,
} from '../world';
import {
  compare,
  forEntries,
  forParts,
  forWhole,
  opposites,
  writing,
  type Expectations,
} from './check';
import { forSections, says } from './drawn';

const [asked, notAsked] = opposites(['asked', 'not asked'], (world, name, at) => {
  sectionNamed(world, name, at);
  const ids = viewOf(world).outline.map(({ section }) => section);
  return {
    holds: ids.includes(name),
    what: `the section \`${name}\``,
    actual: `the step asks ${ids.length === 0 ? 'nothing' : ids.join(', ')}`,
  };
});

const [relevant, notRelevant] = opposites(['relevant', 'not relevant'], (world, name, at) => ({
  holds: isRelevant(world, name, at),
}));

/** Whether a section, or `section.field`, counts. */
export function isRelevant(world: World, name: string, at: Located): boolean {
  const [id, rest] = readQuestionKey(name);
  const section = sectionNamed(world, id, at);
  const rules =
    rest === ''
      ? [section.relevant]
      : [section.relevant, fieldNamed(world, name, at).field.relevant];
  return rules.every((rule) => world.engine.evaluate(world.state, rule) === true);
}

const [shown, hidden] = opposites(['shown', 'hidden'], (world, name, at) => {
  if (isShown(world, name, at)) return { holds: true };
  const [section] = readQuestionKey(name);
  if (sectionView(world, section) !== undefined) return { holds: false };
  const why = `the section is not on the page, ${whyAbsent(world, section)}`;
  return { holds: false, actual: `hidden: ${why}` };
});

function isShown(world: World, name: string, at: Located): boolean {
  const [id, rest] = readQuestionKey(name);
  const section = sectionNamed(world, id, at);
  const view = sectionView(world, id);
  if (rest === '') return view !== undefined;
  if (section.fields.some((field) => field.name === rest)) {
    return view?.fields[rest]?.shown === true;
  }
  if (section.actions.some((action) => action.id === rest)) {
    return view?.actions.some((action) => action.id === rest) === true;
  }
  fieldNamed(world, name, at);
  throw new ScenarioProblem(at, `\`${name}\` is neither a field nor a button.`);
}

const verdicts = forEntries((world, name, at) => {
  if (name === 'step' || name === stepOf(world)) {
    return compare(at, 'the verdict on the step', at.value, viewOf(world).verdict, null);
  }
  sectionNamed(world, name, atKey(at));
  const view = sectionView(world, name);
  const what = `the verdict on \`${name}\``;
  if (view === undefined) {
    const actual = `none: it is not on the page, ${whyAbsent(world, name)}`;
    return [{ at, what, expected: JSON.stringify(at.value), actual, about: name, instead: null }];
  }
  return compare(at, what, at.value, view.verdict, name).map((mismatch) => ({
    ...mismatch,
    actual: `${mismatch.actual}${obstacles(world, name)}`,
  }));
});

/** What keeps the section from being valid. */
function obstacles(world: World, name: string): string {
  const missing = viewOf(world).missing.filter(({ section }) => section === name);
  const lookups = sectionView(world, name)?.lookups ?? [];
  const words = [...missing.map(({ text }) => text), ...lookups.map(({ text }) => plain(text))];
  return words.length === 0 ? '' : ` (${words.join('; ')})`;
}

const content = forEntries((world, name, at) => {
  const { known, view } = contentNamed(world, name, atKey(at));
  const what = `the content \`${name}\``;
  const about = name.includes('.') ? name : null;
  if (!known) throw new ScenarioProblem(atKey(at), `There is no ${what}.`);
  if (typeof at.value === 'boolean' || view === undefined) {
    const words = (there: boolean): string => (there ? 'shown' : 'hidden');
    const found = compare(at, what, words(at.value !== false), words(view !== undefined), about);
    return writing(found, { value: view !== undefined });
  }
  const check = (label: string, wanted: Located, actual: string | readonly string[]) =>
    compare(wanted, label, wanted.value, actual, about);
  if (typeof at.value === 'string') return check(what, at, plain(view.title));
  return forParts<ContentView>(at, {
    title: ({ title }, wanted) => check(`the title of ${what}`, wanted, plain(title)),
    text: ({ text }, wanted) => check(`the text of ${what}`, wanted, plain(text)),
    items: ({ items }, wanted) => check(`the items of ${what}`, wanted, items.map(plain)),
    kind: ({ kind }, wanted) => check(`the kind of ${what}`, wanted, kind),
    note: ({ row }, wanted) => check(`the note of ${what}`, wanted, plain(row?.note ?? [])),
    lines: ({ answers }, wanted) => check(`the lines of ${what}`, wanted, linesOf(answers ?? [])),
  })(view);
});

const groups = forEntries((world, name, at) => {
  const [id, rest] = readQuestionKey(name);
  sectionNamed(world, id, atKey(at));
  const head = sectionView(world, id)?.groups[rest];
  const what = `what heads \`${name}\``;
  return compare(at, what, at.value, head && [plain(head.title), plain(head.text)], id);
});

/** What a summary lists, a line each. */
const linesOf = (answers: readonly AnswersView[]): readonly string[] =>
  answers.flatMap(({ lines }) =>
    lines.map(({ reference, said, agrees }) => `${reference.text}: ${inWords(said, agrees)}`),
  );

function inWords(said: AnswerLine['said'], agrees: boolean): string {
  if (said === null) return 'none';
  if (typeof said === 'string') return said;
  if (agrees) return said ? 'agreed' : 'not agreed';
  return said ? 'yes' : 'no';
}

/** Of the step by its id alone, of a section after a point. */
function contentNamed(world: World, name: string, at: Located) {
  const [id, rest] = readQuestionKey(name);
  const [whole, view, own] =
    rest === ''
      ? [world.journey.steps.find((step) => step.id === stepOf(world)), viewOf(world), id]
      : [sectionNamed(world, id, at), sectionView(world, id), rest];
  return {
    known: whole?.content.some((one) => one.id === own) === true,
    view: view?.content.find((one) => one.id === own),
  };
}

/** What the page asks and says, section by section. */
export const sections: Expectations = {
  /** `"open": "vehicle"`: the section that the person is in; null when all are folded. */
  open: forWhole('the open section', (world) => viewOf(world).open),

  /** `"asked": ["pay"]`: sections that the step asks, now or later. */
  asked,
  notAsked,

  /** `"relevant": ["pay", "vehicle.length"]`: sections and fields that count. */
  relevant,
  /** Those that do not, whose answers are kept and not sent. */
  notRelevant,

  /** `"shown": ["home", "home.address", "home.findAddress"]`: sections on the page, fields and buttons that are drawn. */
  shown,
  /** Those that are not. A section that waits for an earlier one is hidden too. */
  hidden,

  /** `"verdicts": { "home": "valid", "step": "pending" }`: of sections on the page, and of the whole step. */
  verdicts,

  /** `"titles": { "home": "Where do you live?" }`: of sections on the page. */
  titles: forSections(
    'the title',
    says(({ title }) => plain(title)),
  ),

  /** `"summaries": { "home": "One High Street" }`: the folded line of a section; a list of two states its note as well. */
  summaries: forSections(
    'the summary',
    says((view, at) => {
      const summary = plain(view.summary);
      if (typeof at.value === 'string') return summary;
      readList(at);
      return [summary, plain(view.summaryNote)];
    }),
  ),

  /** `"confirms": { "home": "We think you live in zone A. Is that right?" }`; an empty text for nothing. */
  confirms: forSections(
    'what it asks to have confirmed',
    says(({ confirm }) => plain(confirm)),
  ),

  /** `"groups": { "home.offers": ["Offers", "Nothing here is needed."] }`: what heads a group of fields. */
  groups,

  /**
   * `"content": { "home.noAddresses": true, "bill": "Have your bill ready" }`: alerts, notes and banners
   * of a section, or of the step by their id alone. true and false for there or not; a text for its
   * title; `{ "title", "text", "items", "kind", "note", "lines" }` for more, each exactly.
   */
  content,
};
