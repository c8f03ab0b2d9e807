import type { CompiledForgetting, CompiledOptions } from '../../journey';
import { equal, getPath, holds, isEmpty } from '../../rules';
import type { Json, JsonObject, OptionView } from '../model';
import { plain } from '../text';
import type { Kit, Read } from './kit';
import { itemAt } from './place-cell';
import { itemsIn } from './resolver';

type OfItems = Extract<CompiledOptions, { kind: 'ofItems' }>;

/** What can be chosen of the items of a list: those with a value, of two alike the first (Z41). */
export function itemsOffered(
  { reader, cells }: Kit,
  { list, key, text, where }: OfItems,
  read: Read,
): readonly OptionView[] {
  const offered = new Map<Json, OptionView>();
  for (const [index, each] of itemsIn(read(cells.answer(list))).entries()) {
    const locals = { item: itemAt(each, index) };
    const value = getPath(each, key);
    const isOne = typeof value !== 'object' && !isEmpty(value) && !offered.has(value);
    if (isOne && holds(where, reader.scope(read, locals)))
      offered.set(value, {
        value,
        label: plain(reader.fill(text, read, locals)),
        hint: [],
        pictogram: null,
        unavailable: false,
        unavailableReason: [],
      });
  }
  return [...offered.values()];
}

/** What is left of a choice among items that are another list now (Z41). */
function leftAmong(
  answers: JsonObject,
  { name, with: [list = ''], among = '' }: CompiledForgetting,
): Json {
  const there = itemsIn(getPath(answers, list)).map((item) => getPath(item, among));
  const chosen = getPath(answers, name);
  const isThere = (one: Json): boolean => there.some((each) => equal(each, one));
  if (!Array.isArray(chosen)) return isThere(chosen) ? chosen : null;
  const left = (chosen as readonly Json[]).filter(isThere);
  return left.length === 0 ? null : left;
}

/** What was chosen among items is all still there. */
export const staysAmong = (answers: JsonObject, forgetting: CompiledForgetting): boolean =>
  forgetting.among !== undefined &&
  equal(leftAmong(answers, forgetting), getPath(answers, forgetting.name));

/** What an answer is once it is forgotten: of a choice among items those that are still there. */
export const forgottenTo = (answers: JsonObject, forgetting: CompiledForgetting): Json =>
  forgetting.among === undefined ? forgetting.initial : leftAmong(answers, forgetting);
