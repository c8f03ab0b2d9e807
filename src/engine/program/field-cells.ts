import { isOfFiles, type CompiledSection } from '../../journey';
import { evaluate, holds, isObject, type Scope } from '../../rules';
import { own } from '../answers/path';
import type { FieldView, Json, ListView, OptionView, PartView, Rule } from '../model';
import { usesFiles, usesPlaces } from '../seldom';
import { firstCase } from '../text';
import type { Cell, Kit, Read } from './kit';
import { optionsCell, shownValue } from './options-cell';
import { itemAt } from './place-cell';
import { saidNow } from './reader';
import { fieldKey, itemsIn, partTargetOf, type PlacedField, placedKey, targetOf } from './resolver';
import type { StateCells } from './state-cells';
import { boundsOf, message, type Violation, violationsCell } from './violations';

/** One field. */
export interface FieldCells {
  readonly relevant: Cell<boolean>;
  /** Its errors may be said. */
  readonly touched: ReturnType<StateCells['touched']>;
  /** What it offers now; nothing where it is no choice. */
  readonly options: Cell<readonly OptionView[]>;
  /** What is wrong with its answer, the first to be said first. */
  readonly violations: Cell<readonly Violation[]>;
  /** How it is drawn, without the draft of a list. */
  readonly closed: Cell<FieldView>;
  /** How it is drawn. */
  readonly view: Cell<FieldView>;
}

export function fieldCells(kit: Kit, placed: PlacedField): FieldCells {
  const { section, field } = placed;
  const name = placedKey(section, field);
  const closed = fieldViewCell(kit, placed, `view of ${name}`);
  const item = kit.resolver.items.get(fieldKey(section, field));
  const relevant: Cell<boolean> = {
    name: `relevance of ${name}`,
    compute: (read) =>
      read(kit.cells.section(section).relevant) && holds(field.relevant, kit.reader.scope(read)),
  };
  return {
    /** Most fields count whenever their section does. */
    get relevant() {
      return field.relevant === true ? kit.cells.section(section).relevant : relevant;
    },
    touched: kit.state.touched(name),
    options: optionsCell(kit, placed, `options of ${name}`),
    violations: violationsCell(kit, placed, `violations of ${name}`),
    closed,
    view:
      item === undefined ? closed : withDraft(kit, item, closed, `view of ${name} with its draft`),
  };
}

/** How a field is drawn, without the draft of a list. */
function fieldViewCell(kit: Kit, placed: PlacedField, name: string): Cell<FieldView> {
  const { section, field } = placed;
  const lookup = field.options?.kind === 'lookup' ? field.options.lookup : null;
  return {
    name,
    compute: (read) => {
      const { reader, cells, state } = kit;
      const own = cells.field(placed);
      const scope = reader.scope(read);
      const answer = read(cells.answer(field.path));
      const first = read(own.violations)[0];
      const said = first !== undefined && read(own.touched) ? first : undefined;
      const view: FieldView = {
        name: field.name,
        key: fieldKey(section, field),
        target: targetOf(section, field),
        label: saidNow(kit, field.labels, field.label, read),
        hint: saidNow(kit, field.hints, field.hint, read),
        reason: reader.fill(field.reason, read),
        value: shownValue(placed, answer),
        shown: read(own.relevant) && holds(field.visible, scope),
        required: holds(field.required, scope),
        disabled: holds(field.disabled, scope),
        disabledReason: reader.fill(field.disabledReason, read),
        noun: reader.fill(field.noun, read),
        unlisted:
          field.unlisted === null
            ? null
            : {
                label: reader.fill(field.unlisted.label, read),
                text: reader.fill(field.unlisted.text, read),
              },
        whole: wholeOf(field.whole, scope),
        options: field.options === null ? null : read(own.options),
        optionsStatus: lookup === null ? 'ready' : read(state.lookup(lookup)).status,
        optionsFrom: lookup,
        bounds: field.bounds === null ? null : boundsOf(field.bounds, scope),
        error: said === undefined ? null : message(kit, placed, said),
        breaks: said?.rule ?? null,
        parts: partViews(kit, placed, answer, said?.part, read),
        list: listView(kit, placed, answer, read),
      };
      return usesFiles && isOfFiles(field)
        ? { ...view, takenOut: read(state.ofFiles('takenOut')(field.path)) }
        : view;
    },
  };
}

function wholeOf(rule: Rule, scope: Scope): number | null {
  const whole = rule === null ? null : evaluate(rule, scope);
  return typeof whole === 'number' ? whole : null;
}

/** Parts of a composite field; `wrong` is the one that its error speaks of. */
function partViews(
  { reader }: Kit,
  { section, field }: PlacedField,
  answer: Json,
  wrong: string | undefined,
  read: Read,
): readonly PartView[] | null {
  if (field.parts === null) return null;
  const values = isObject(answer) ? answer : {};
  return field.parts.map(({ name, type, label, required }) => ({
    name,
    type,
    target: partTargetOf(section, field, name),
    label: reader.fill(label, read),
    value: own(values, name) ?? null,
    required,
    invalid: name === wrong,
  }));
}

/** The items of a list, its draft left out; null for a field that is none. */
function listView(
  { resolver, reader, state }: Kit,
  { section, field }: PlacedField,
  answer: Json,
  read: Read,
): ListView | null {
  const item = resolver.items.get(fieldKey(section, field));
  if (field.list === null || item === undefined) return null;
  const { most = null, summary, words } = field.list;
  const scope = reader.scope(read);
  const max = Math.min(field.list.max, Math.floor(wholeOf(most, scope) ?? Infinity));
  const draft = read(state.draft(fieldKey(section, field)));
  const items = itemsIn(answer);
  return {
    items: items.map((each, index) => {
      const locals = { item: usesPlaces ? itemAt(each, index) : each };
      const said = firstCase(summary, reader.scope(read, locals));
      return { index, summary: reader.fill(said, read, locals) };
    }),
    max,
    canAdd: draft === null && items.length < max,
    words: Object.fromEntries(
      Object.entries(words).map(([name, word]) => [name, reader.fill(word, read)]),
    ) as ListView['words'],
    draft: null,
    editing: draft?.index ?? null,
  };
}

/** With the draft that is open: the section of one item, which may list what is on the page, lists too. */
const withDraft = (
  { cells }: Kit,
  item: CompiledSection,
  closed: Cell<FieldView>,
  name: string,
): Cell<FieldView> => ({
  name,
  compute: (read) => {
    const view = read(closed);
    if (view.list === null) return view;
    return { ...view, list: { ...view.list, draft: read(cells.section(item).view) } };
  },
});
