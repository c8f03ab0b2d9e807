import { Unsaid } from '../expressions/said';
import { parseXPath } from '../xpath/parse-xpath';
import type { Control, XForm } from '../xform/model';
import { bracketsIn } from './choices';
import { kindOf } from './kinds';
import type { Planned, PlannedItems } from './plan';
import type { ByPath } from './plan-form';

/**
 * The items of a list of the form that a question offers; null where it offers something else.
 *
 * @throws Unsaid where it offers items, and our language cannot
 */
export function itemsOf(
  asking: Pick<Planned, 'node' | 'repeat'>,
  { itemset }: Control,
  { form, parts }: { readonly form: XForm; readonly parts: ByPath },
): PlannedItems | null {
  if (itemset === null) return null;
  const { nodeset, value, label, isItext } = itemset;
  const tree = parseXPath(nodeset.text);
  if (tree?.kind !== 'path' || typeof tree.path.from === 'object') return null;
  const repeat = listAt(tree.path, asking.node.path);
  if (repeat === null || !parts.repeats.has(repeat)) return null;
  if (asking.repeat !== null)
    throw misfit('Within a list it offers the items of a list', 'ask it outside of the list');
  if (parentsOf(repeat).some((each) => parts.repeats.has(each)))
    throw misfit('It offers items of a list within a list', 'offer those of the outer list');
  const [kept, shown] = [value, label].map((key) => `${repeat}/${key}`);
  const isText = (path: string | undefined): boolean => {
    const control = parts.controls.get(path ?? '');
    const kind = control && kindOf(control, form.binds.get(control.path) ?? null);
    return kind === 'text' || (path === kept && kind === 'one');
  };
  if (kept === undefined || shown === undefined || isItext || !isText(kept) || !isText(shown))
    throw misfit(
      'It offers items of a list by what is no text that they ask for',
      'let the value and the label be questions of the list with the type string',
    );
  const where = bracketsIn(nodeset.text).map((text) => ({ text, line: nodeset.line }));
  return { repeat, value: kept, label: shown, where };
}

const misfit = (why: string, help: string): Unsaid => new Unsaid(why, help);

type PathOfXPath = Extract<ReturnType<typeof parseXPath>, { readonly kind: 'path' }>['path'];

/** The path without its conditions, which may stand at its end alone. */
function listAt({ from, steps }: PathOfXPath, node: string): string | null {
  let place = from === 'root' ? '' : node;
  for (const [index, { to, name, where }] of steps.entries()) {
    if (where.length > 0 && index < steps.length - 1) return null;
    if (to === 'parent') place = place.slice(0, Math.max(0, place.lastIndexOf('/')));
    else if (to === 'child') place = `${place}/${name.slice(name.indexOf(':') + 1)}`;
  }
  return place;
}

const parentsOf = (path: string): readonly string[] => {
  const names = path.split('/');
  return names.slice(2).map((_, index) => names.slice(0, index + 2).join('/'));
};
