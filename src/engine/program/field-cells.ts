import type { FieldView, OptionView } from '../model';
import { holds } from '../../rules';
import type { Cell } from './cell';
import { fieldViewCell } from './field-view-cell';
import type { Kit } from './kit';
import { withDraft } from './list-view';
import { placedKey } from './names';
import { optionsCell } from './options-cell';
import type { PlacedField } from './resolver';
import type { StateCells } from './state-cells';
import type { Violation } from './violation';
import { violationsCell } from './violations-cell';

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
      field.list === null
        ? closed
        : withDraft(kit, placed, closed, `view of ${name} with its draft`),
  };
}
