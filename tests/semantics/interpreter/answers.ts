/** Z34: rows, and the answers of a step where a section lists them. */
import { list, object, own, string, strings } from '../json';
import { drawn } from './flow';
import { sensitiveOf, type Field, type Section } from './journey';
import { fill, filled } from './texts';
import { at, blank, placed } from './values';
import { chosenInWords, fieldShown, readAnswer, scope, type World } from './world';
import type { Json, JsonObject } from '../subject';

const asked = ({ said }: Field): boolean => own(said, 'options') !== null;
const isBox = (field: Field): boolean => field.shape['type'] === 'boolean' && !asked(field);
const isHidden = ({ said }: Field): boolean => at(said, 'ui.widget') === 'hidden';
/** What only helps to find an answer keeps the keys of an option. */
const isRecord = ({ shape }: Field): boolean =>
  shape['type'] === 'object' && own(shape, 'properties') === null;
const isTicked = (w: World, field: Field): boolean => readAnswer(w, field.path) === true;

/** An answer in words; the empty text where there is none. */
function words(w: World, field: Field): string {
  const { said, shape, path } = field;
  const v = readAnswer(w, path);
  const told = (one: Json, format = typeof one === 'string' ? 'date' : ''): string =>
    fill(`{item|${format}}`, scope(w, { item: one }), true);
  if (asked(field)) return string(chosenInWords(w, field, v));
  if (own(said, 'list') !== null)
    return list(v)
      .map((item, i) => fill(at(said, 'list.summary'), scope(w, placed(item, i)), true))
      .join('; ');
  if (own(said, 'files') !== null)
    return list(v)
      .map((one) => string(own(one, 'name')))
      .join('; ');
  const parts = Object.keys(object(own(shape, 'properties'))).map((part) => told(own(v, part)));
  if (parts.length > 0) return parts.filter((part) => !blank(part)).join(' ');
  const format = string(at(shape, 'format.name') ?? own(shape, 'format'));
  return format !== 'month' && scope(w).shown(format) === null ? told(v) : told(v, format);
}
/** Every digit but the last two. */
function hidden(text: string): string {
  let left = text.match(/\d/g)?.length ?? 0;
  return text.replace(/\d/g, (digit) => (left-- > 2 ? '•' : digit));
}
function lines(w: World, section: Section, told: readonly string[]): Json[] {
  const all = section.fields.filter(
    (field) =>
      fieldShown(w, field) && !isRecord(field) && !isHidden(field) && !told.includes(field.id),
  );
  return all.flatMap((field): Json[] => {
    const { name, said, path } = field;
    const line = (text: Json, answer: Json, agrees = false): Json[] => [
      { section: section.id, field: name, text, said: answer, agrees },
    ];
    const group = own(own(section.file, 'groups'), string(own(said, 'group')));
    const set = all.filter((one) => own(one.said, 'group') === own(said, 'group'));
    const isPlain = (one: Field): boolean => !isTicked(w, one) && own(one.said, 'consent') === null;
    const together = set.every(
      (one) => isBox(one) && (own(group, 'as') === 'aside' || isPlain(one)),
    );
    if (own(group, 'title') !== null && together) {
      const names = set
        .filter((one) => isTicked(w, one))
        .map((one) => string(own(one.said, 'label')));
      return set[0] === field
        ? line(fill(own(group, 'title'), scope(w), true), names.join(', '))
        : [];
    }
    if (isBox(field))
      return line(own(said, 'label'), isTicked(w, field), own(said, 'consent') !== null);
    const answer = words(w, field);
    const shown = sensitiveOf(w.journey, path) === 'bank' ? hidden(answer) : answer;
    return blank(answer) ? [] : line(own(said, 'label'), shown);
  });
}
/** What a row says more, or the answers that are listed: of a block of a section, among those shown. */
export function reviewed(w: World, block: Json, shown: readonly Json[]): JsonObject {
  const s = scope(w);
  const all = drawn(w);
  if (own(block, 'kind') === 'row') {
    const fields = all.flatMap(({ fields: some }) => some.filter((field) => fieldShown(w, field)));
    const said = strings(own(block, 'says')).flatMap((id) => fields.filter((one) => one.id === id));
    const [first] = said;
    const text = fill(own(block, 'title'), s, true);
    const way = first ? { section: first.section.id, field: first.name, text } : null;
    return { ...filled(block, s, 'note', 'inFull'), way };
  }
  if (own(block, 'kind') !== 'answers') return {};
  const of = own(block, 'of');
  const told = shown.flatMap((one) => strings(own(one, 'says')));
  const listed = all.filter(
    ({ id, kind }) => kind === 'page' && (of === null || strings(of).includes(id)),
  );
  const answers = listed.map((section): Json => {
    const title = of === null ? fill(own(section.file, 'title'), s) : '';
    return { section: section.id, title, lines: lines(w, section, told) };
  });
  return { answers: answers.filter((one) => list(own(one, 'lines')).length > 0) };
}
