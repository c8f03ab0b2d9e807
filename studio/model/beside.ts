import { questionKey } from '../../src/journey';
import { plain, type FieldView, type SectionView, type StepView } from '../../src/engine';

/** What a page has and another page of the same household has not, or says otherwise. */
export interface Differing {
  /** Id of its section; empty for the page around all of them. */
  readonly section: string;
  /** Empty for the section as a whole. */
  readonly field: string;
  readonly name: string;
  readonly is: 'only before' | 'only after' | 'otherwise';
  /** What of it, in words; none for what one page alone has. */
  readonly what: readonly string[];
}

/** What a page shows of a question, a section or itself, by what it is called. */
type Seen = Readonly<Record<string, unknown>>;

interface Part extends Pick<Differing, 'section' | 'field' | 'name'> {
  readonly seen: Seen;
}

/** How two pages of one household differ, in the order in which they are read. */
export function differing(before: StepView, after: StepView): readonly Differing[] {
  const [were, are] = [partsOf(before), partsOf(after)];
  const gone = [...were].filter(([key]) => !are.has(key));
  const now = [...are].flatMap(([key, part]): readonly Differing[] => {
    const was = were.get(key);
    if (was === undefined) return [differenceOf(part, 'only after')];
    const what = otherwiseIn(was.seen, part.seen);
    return what.length === 0 ? [] : [differenceOf(part, 'otherwise', what)];
  });
  return [...now, ...gone.map(([, part]) => differenceOf(part, 'only before'))];
}

const differenceOf = (
  { section, field, name }: Part,
  is: Differing['is'],
  what: readonly string[] = [],
): Differing => ({ section, field, name, is, what });

const otherwiseIn = (was: Seen, now: Seen): readonly string[] =>
  Object.keys(now).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(now[name]));

function partsOf(view: StepView): ReadonlyMap<string, Part> {
  const { title, lead, content, submit, notice, dialog } = view;
  const page: Part = {
    ...{ section: '', field: '', name: plain(title) },
    seen: {
      ...{ title, 'what stands under it': lead, 'what is said above': [content, notice] },
      'the button at its end': submit,
    },
  };
  const sections = [...view.sections, ...(dialog === null ? [] : [dialog.section])];
  const all = [page, ...sections.flatMap((section) => [ofSection(section), ...fieldsOf(section)])];
  return new Map(all.map((part) => [questionKey(part.section, part.field), part]));
}

const ofSection = (section: SectionView): Part => ({
  ...{ section: section.id, field: '', name: section.name },
  seen: {
    title: section.title,
    'what stands under it': section.lead,
    'what is said in it': [section.content, section.groups],
    buttons: section.actions,
    'what it comes to when it is folded': [section.summary, section.summaryNote],
  },
});

const fieldsOf = (section: SectionView): readonly Part[] =>
  Object.values(section.fields)
    .filter(({ shown }) => shown)
    .map((field) => ({
      ...{ section: section.id, field: field.name, name: plain(field.label) },
      seen: seenOf(field),
    }));

const seenOf = (field: FieldView): Seen => ({
  text: field.label,
  'the line under it': field.hint,
  'why it is asked': field.reason,
  'its answer': field.value,
  'whether it must be answered': field.required,
  'whether it is locked': [field.disabled, field.disabledReason],
  'its options': [field.options, field.unlisted],
  'its bounds': field.bounds,
  'what is wrong with it': field.error,
  'its parts': [field.parts, field.list],
});
