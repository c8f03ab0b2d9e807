import { equal, type Json } from '../../src/rules';
import {
  at,
  editsBetween,
  filesWith,
  isWithin,
  pointerUnder,
  type Edit,
  type JsonFiles,
} from './edits';
import { among, orderOf } from './orders';

/**
 * Takes up what somebody else changed in the files. Where an edit meets such a change, in it or around it,
 * the edit stays, over what stands there now, and says what stood there before both: somebody has to choose.
 */
export function createMerging(
  before: JsonFiles,
  after: JsonFiles,
): (edits: readonly Edit[]) => readonly Edit[] {
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const outside = new Map(
    all.map((file) => [file, editsBetween(file, before[file] ?? null, after[file] ?? null)]),
  );
  return (given) => {
    const edits: readonly Edit[] = given.flatMap((edit) =>
      edit.isOrder === true ? orderOver(edit, after) : [behindOthers(edit, before, after)],
    );
    const mine = filesWith(before, given);
    return [...new Set(edits.map(({ file }) => file))].reduce((so, file) => {
      const own = so.filter((edit) => edit.file === file && edit.isOrder !== true);
      return placesOf(own, outside.get(file) ?? []).reduce(
        (merged, pointer) =>
          withMeeting(merged, {
            ...{ file, pointer, was: at(after[file] ?? null, pointer) },
            value: at(mine[file] ?? null, pointer),
            met: at(before[file] ?? null, pointer),
          }),
        so,
      );
    }, edits);
  };
}

/** What stands in another order by now meets it; what says nothing of that stays. */
function orderOver(edit: Edit, after: JsonFiles): readonly Edit[] {
  const there = orderOf(at(after[edit.file] ?? null, edit.pointer));
  const [was, value] = [orderOf(edit.was), orderOf(edit.value)];
  const now = among(there, was);
  if (equal(now, among(value, there))) return [];
  return equal(now, among(was, there)) ? [edit] : [{ ...edit, was: now, met: edit.met ?? was }];
}

/** An item more at the end of a list stands behind those that somebody else put there, too. */
function behindOthers(edit: Edit, before: JsonFiles, after: JsonFiles): Edit {
  const around = edit.pointer.slice(0, Math.max(edit.pointer.lastIndexOf('/'), 0));
  const list = (files: JsonFiles): readonly Json[] | null => {
    const found = at(files[edit.file] ?? null, around);
    return Array.isArray(found) ? found : null;
  };
  const [old, now] = [list(before), list(after)];
  const index = Number(edit.pointer.slice(around.length + 1));
  if (edit.was !== null || old === null || now === null || index < old.length) return edit;
  const pointer = pointerUnder(around, String(now.length + index - old.length));
  return { ...edit, pointer };
}

/** Where both changed something: the outermost places of those that lie in each other. */
function placesOf(own: readonly Edit[], other: readonly Edit[]): readonly string[] {
  const meetings = own.flatMap(({ pointer }) =>
    other.flatMap((each) => {
      if (each.isOrder === true) return [];
      if (isWithin(each.pointer, pointer)) return [pointer];
      return isWithin(pointer, each.pointer) ? [each.pointer] : [];
    }),
  );
  return [...new Set(meetings)].filter(
    (pointer) => !meetings.some((each) => each !== pointer && isWithin(pointer, each)),
  );
}

/** One edit in place of all at its place and within; none where both come to the same. */
function withMeeting(
  edits: readonly Edit[],
  meeting: Edit & { readonly met: Json },
): readonly Edit[] {
  const { file, pointer, was, value } = meeting;
  const isPart = (edit: Edit): boolean =>
    edit.file === file && edit.isOrder !== true && isWithin(edit.pointer, pointer);
  const first = edits.findIndex(isPart);
  const met = edits.find(isPart)?.met ?? meeting.met;
  const made = equal(was, value) ? [] : [{ ...meeting, met }];
  return [...edits.slice(0, first), ...made, ...edits.slice(first).filter((edit) => !isPart(edit))];
}

/** Those of which nobody has chosen yet. */
export const meetings = (edits: readonly Edit[]): readonly Edit[] =>
  edits.filter(({ met }) => met !== undefined);

/** The edits with this one kept, whatever somebody else wrote there. */
export const withMine = (edits: readonly Edit[], mine: Edit): readonly Edit[] =>
  edits.map((edit) => {
    const { file, pointer, was, value, isOrder } = edit;
    if (edit !== mine) return edit;
    return { file, pointer, was, value, ...(isOrder === true && { isOrder }) };
  });
