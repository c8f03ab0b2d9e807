import {
  allOf,
  type CompiledField,
  type CompiledJourney,
  type CompiledSection,
} from '../../journey';
import { joinPath } from '../../rules';
import { textWords } from '../words';

/** An answer, and who asks for it. */
export interface Asked {
  readonly path: string;
  /** Path of the question that it is a part of, or its own. */
  readonly whole: string;
  /** Path of the list in whose items it is kept. */
  readonly list: string | null;
  readonly what: 'question' | 'part' | 'list' | 'item' | 'record';
  /** As people read it; all of them where it is asked in different words. */
  readonly title: string;
  /** Sections that ask for it. */
  readonly section: readonly string[];
  readonly reason: string | null;
}

/** Every answer of a journey once, in the order of its questions; records that nobody asks for last. */
export function answersOf(journey: CompiledJourney): readonly Asked[] {
  const found = new Map<string, Asked>();
  const add = (asked: Asked): void => {
    const before = found.get(asked.path);
    found.set(asked.path, before === undefined ? asked : both(before, asked));
  };
  for (const { is: section } of allOf(journey, 'section'))
    for (const field of section.fields) asksOf(journey, section, field).forEach(add);
  for (const path of Object.keys(journey.records))
    if (!found.has(path))
      add({ path, whole: path, list: null, what: 'record', title: '', section: [], reason: null });
  return [...found.values()];
}

/** A question, and the parts of its answer. */
function asksOf(
  journey: CompiledJourney,
  section: CompiledSection,
  field: CompiledField,
): readonly Asked[] {
  const { path, subject, parts } = field;
  const list = listOf(journey, section);
  const reason = textWords(field.reason);
  const asked: Asked = {
    path,
    whole: path,
    list,
    what: field.list !== null ? 'list' : list !== null ? 'item' : 'question',
    title: subject,
    section: [section.id],
    reason: reason === '' ? null : reason,
  };
  const inner = (parts ?? []).map((part): Asked => ({
    ...asked,
    path: joinPath(path, part.name),
    what: 'part',
    title: `${subject}: ${part.subject}`,
  }));
  return [asked, ...inner];
}

/** Path of the list that a section asks for an item of; of an item in an item the outer list, with which it is kept. */
function listOf(journey: CompiledJourney, { present }: CompiledSection): string | null {
  if (present.as !== 'item') return null;
  const hosts = allOf(journey, 'section').filter(({ is }) => is.id === present.section);
  for (const { is } of hosts) {
    const list = is.fields.find(({ name }) => name === present.field);
    if (list !== undefined) return listOf(journey, is) ?? list.path;
  }
  return null;
}

const both = (one: Asked, other: Asked): Asked => ({
  ...one,
  title: joined([one.title, other.title], ' / '),
  section: [...new Set([...one.section, ...other.section])],
  reason: joined([one.reason, other.reason], ' '),
});

function joined<T extends string | null>(texts: readonly T[], between: string): T {
  const said = [...new Set(texts.flatMap((text) => text?.split(between) ?? []))];
  return (said.length === 0 ? null : said.join(between)) as T;
}
