import { questionKey } from '../../src/journey';
import { plain, type FieldView, type SectionView, type StepView } from '../../src/engine';
import type { Place } from './protocol';

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
  return inOrder([...were.keys()], [...are.keys()]).flatMap((key): readonly Differing[] => {
    const [was, is] = [were.get(key), are.get(key)];
    if (is === undefined) return was === undefined ? [] : [differenceOf(was, 'only before')];
    if (was === undefined) return [differenceOf(is, 'only after')];
    const what = otherwiseIn(was.seen, is.seen);
    return what.length === 0 ? [] : [differenceOf(is, 'otherwise', what)];
  });
}

/** Those of the later page as they stand there; what is gone stands behind what it stood behind. */
function inOrder(were: readonly string[], are: readonly string[]): readonly string[] {
  const all = [...are];
  for (const [index, key] of were.entries()) {
    const before = were[index - 1];
    if (!all.includes(key)) all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, key);
  }
  return all;
}

/** Where a page stands when a place of it is in sight; null for what it has not drawn. */
export type Standing = (place: Place) => number | null;

/** Where both pages stand at a place. On a page that has it not, its section is as far off as on the other. */
export function inStep(
  place: Place,
  before: Standing,
  after: Standing,
): readonly [number, number] | null {
  const own = [before(place), after(place)] as const;
  const whole = { ...place, field: '' };
  const around = [before(whole), after(whole)] as const;
  const [was, now] = own[0] === null && own[1] === null ? around : own;
  const apart = around[0] === null || around[1] === null ? 0 : around[1] - around[0];
  if (was !== null) return [was, now ?? was + apart];
  return now === null ? null : [now - apart, now];
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
