import { lastKeyOf, placeOfItem } from '../../../../src/rules';
import type { BodyPart, Control, FormNode, Repeat, XForm } from '../xform/model';
import type { Notes } from '../findings';
import { Unsaid } from '../expressions/said';
import { choicesOf } from './choices';
import { itemsOf } from './items';
import { kindOf } from './kinds';
import { type FileNames, Names } from './names';
import type { Condition, Planned } from './plan';

/** Parts of a body by the path that they are of. */
export interface ByPath {
  readonly controls: Map<string, Control>;
  readonly repeats: Map<string, Repeat>;
}

/**
 * Says of each node what becomes of it.
 *
 * @param files those of items are given their names
 */
export function planForm(
  form: XForm,
  notes: Notes,
  files: FileNames,
): ReadonlyMap<string, Planned> {
  const parts: ByPath = { controls: new Map(), repeats: new Map() };
  gather(form.body, parts);
  const planning: Planning = { form, notes, parts, names: new Map(), files };
  const planned = new Map<string, Planned>();
  for (const node of form.nodes.values()) {
    const isGroup = node.hasChildren && !parts.repeats.has(node.path);
    if (!isGroup) planned.set(node.path, planNode(node, planning));
  }
  for (const control of parts.controls.values())
    if (!form.nodes.has(control.path))
      notes.add({
        ...{ line: control.line, of: control.path, about: 'question' },
        message: 'The form asks for what its instance does not have',
        help: 'add the node to the instance, or take the question out',
      });
  return planned;
}

function gather(body: readonly BodyPart[], parts: ByPath): void {
  for (const part of body)
    if (part.kind === 'control') parts.controls.set(part.path, part);
    else {
      if (part.kind === 'repeat') parts.repeats.set(part.path, part);
      gather(part.parts, parts);
    }
}

interface Planning {
  readonly form: XForm;
  readonly notes: Notes;
  readonly parts: ByPath;
  /** Names by the list that they are given in. */
  readonly names: Map<string | null, Names>;
  readonly files: FileNames;
}

/** Ancestors from the outermost in. */
function above({ parent }: FormNode, form: XForm): readonly FormNode[] {
  const node = parent === null ? undefined : form.nodes.get(parent);
  return node === undefined ? [] : [...above(node, form), node];
}

function planNode(node: FormNode, planning: Planning): Planned {
  const { form, notes, parts } = planning;
  const { path } = node;
  const bind = form.binds.get(path) ?? null;
  const outer = above(node, form);
  const lists = outer.filter((each) => parts.repeats.has(each.path));
  const repeat = lists.at(-1)?.path ?? null;
  const within =
    repeat === null ? outer : outer.slice(outer.findIndex((each) => each.path === repeat) + 1);
  const ofGroups = (about: 'relevant' | 'readonly'): readonly Condition[] =>
    within.flatMap((each) => {
      const written = form.binds.get(each.path)?.[about] ?? null;
      return written === null ? [] : [{ path: each.path, written }];
    });
  const groups = { around: ofGroups('relevant'), locks: ofGroups('readonly') };
  const base = { node, bind, repeat, ...groups };
  const name = (): string => namesOf(repeat, planning).give(node.name);
  const lost = (why: string): Planned => ({ ...base, as: 'lost', why });
  const written = parts.repeats.get(path);
  if (written !== undefined) {
    if (repeat === null) {
      const called = name();
      const item = planning.files.give(`${called}-item`);
      return { ...base, as: 'listed', repeat, name: called, item, written };
    }
    notes.add({
      ...{ line: written.line, of: path, about: 'question' },
      message: 'A list stands within a list',
      help: 'our language has lists of one level: ask for the inner items in a list of their own',
    });
    return lost('a list within a list');
  }
  if (lists.length > 1) return lost('a list within a list');
  return planQuestion(base, planning, name, lost);
}

const namesOf = (repeat: string | null, { names }: Planning): Names => {
  const known =
    names.get(repeat) ?? (repeat === null ? new Names() : new Names(lastKeyOf(placeOfItem)));
  names.set(repeat, known);
  return known;
};

function planQuestion(
  base: Pick<Planned, 'node' | 'bind' | 'around' | 'locks'> & { readonly repeat: string | null },
  { form, notes, parts }: Planning,
  name: () => string,
  lost: (why: string) => Planned,
): Planned {
  const { node, bind } = base;
  const { path } = node;
  const found = parts.controls.get(path) ?? null;
  const control = found?.appearance.split(/\s+/).includes('hidden') === true ? null : found;
  const said = [bind?.readonly ?? null, ...base.locks.map(({ written }) => written)];
  const isLocked = said.some((each) => /^\s*true\(\)\s*$/.test(each?.text ?? ''));
  const calculate = bind?.calculate ?? null;
  if (calculate?.text.trim() === '.') return { ...base, as: 'standing' };
  if (calculate !== null && (control === null || isLocked))
    return { ...base, as: 'worked', name: name(), calculate, control };
  const setter = form.setters.find((each) => each.path === path);
  if (control === null) {
    if (bind?.preload != null || node.isPreloaded || setter !== undefined)
      return lost('what the program itself fills in');
    return { ...base, as: 'standing' };
  }
  if (control.element === 'input' && isLocked && node.initial === '' && setter === undefined)
    return { ...base, as: 'told', control };
  const kind = kindOf(control, bind);
  if (typeof kind === 'object') {
    notes.add({
      ...{ line: control.line, of: path, about: 'kind' },
      message: `It asks for a kind of answer that our language does not have: ${kind.unknown}`,
      help: 'draw it by a widget of the journey’s own (widgets/x-name), or ask for it elsewhere',
    });
    return lost(`a question of a kind that our language does not have (${kind.unknown})`);
  }
  if (kind === 'files' && base.repeat !== null) {
    notes.add({
      ...{ line: control.line, of: path, about: 'question' },
      message: 'An item of a list asks for a file',
      help: 'ask for the files of all items in a question of the page: an item of ours takes none',
    });
    return lost('a file that an item of a list asks for');
  }
  const asked = { ...base, as: 'asked', kind, control } as const;
  if (kind !== 'one' && kind !== 'several')
    return { ...asked, name: name(), choices: [], items: null };
  try {
    const items = itemsOf(base, control, { form, parts });
    if (items !== null) return { ...asked, choices: [], items, name: name() };
    return { ...asked, choices: choicesOf(control, form), items: null, name: name() };
  } catch (error) {
    if (!(error instanceof Unsaid)) throw error;
    const { message, help } = error;
    const about = control.itemset === null && control.choices.length > 0 ? 'question' : 'kind';
    notes.add({ line: control.line, of: path, about, message, help });
    return lost('a question whose choices could not be brought over');
  }
}
