import { plain, type ContentView, type SectionView, type Text } from '../../../src/engine';

const wordsOf = ({ title, text, items }: ContentView): readonly string[] =>
  [title, text, ...items].map(plain);

/** What stands under a field: its hint, why it is asked, and the notices there. */
export function textsUnder(section: SectionView | undefined, field: string): readonly string[] {
  const own = section?.fields[field];
  const notices = (section?.content ?? []).filter(({ under }) => under === field).flatMap(wordsOf);
  return own === undefined ? [] : [plain(own.hint), plain(own.reason), ...notices];
}

/** The notices of a section, and what heads it. */
export const noticesOf = (section: SectionView | undefined): readonly string[] =>
  section === undefined
    ? []
    : [plain(section.title), plain(section.lead), ...section.content.flatMap(wordsOf)];

/** Every text of a section that is drawn, its questions among them. */
export function textsOf(section: SectionView | undefined): readonly Text[] {
  if (section === undefined) return [];
  const shown = Object.values(section.fields).filter((field) => field.shown);
  return [
    section.title,
    section.lead,
    ...section.content.flatMap(({ title, text, items }) => [title, text, ...items]),
    ...Object.values(section.groups).flatMap(({ title, text }) => [title, text]),
    ...shown.flatMap(({ label, hint, reason }) => [label, hint, reason]),
    ...shown.flatMap(({ options }) => (options ?? []).map(({ label }) => [label])),
  ];
}

/** The addresses that texts link to. */
export const linksIn = (texts: readonly Text[]): readonly string[] =>
  texts.flat().flatMap((part) => (typeof part === 'string' ? [] : (part.href ?? [])));
