import { own } from '../answers/own';
import type { Json } from '../model';
import type { CompiledCommit, CompiledField, CompiledSection, CompiledStep } from '../../journey';
import { evaluate } from '../../rules';
import { answerCell, groupCell } from './answer-cells';
import type { Cell } from './cell';
import { commitCells, type CommitCells } from './commit-cells';
import { fieldCells, type FieldCells } from './field-cells';
import type { Kit } from './kit';
import { once } from './once';
import type { PlacedField } from './resolver';
import { sectionCells, type SectionCells } from './section-cells';
import { stepCells, type StepCells } from './step-cells';

/** All that follows from the state. A cell is made when it is first asked for. */
export interface Cells {
  /** An answer as rules, texts and payloads see it, by its path. */
  readonly answer: (path: string) => Cell<Json>;
  /** Answers whose paths begin with this one, as one object. */
  readonly group: (path: string) => Cell<Json>;
  readonly fact: (name: string) => Cell<Json>;
  readonly calendar: (name: string) => Cell<Json>;
  /** Of a lookup that is there; null for any other. */
  readonly data: (lookup: string) => Cell<Json>;
  /** `section.field` of what was answered before a reload and may not be stored. */
  readonly lost: Cell<Readonly<Record<string, true>>>;
  readonly commit: (commit: CompiledCommit) => CommitCells;
  readonly field: (placed: PlacedField) => FieldCells;
  readonly section: (section: CompiledSection) => SectionCells;
  readonly step: (step: CompiledStep) => StepCells;
}

export function createCells(kit: Kit): Cells {
  const fieldsOf = once((section: CompiledSection) =>
    once((field: CompiledField) => fieldCells(kit, { section, field })),
  );
  return {
    answer: once((path: string) => answerCell(kit, path)),
    group: once((path: string) => groupCell(kit, path)),
    fact: once((name: string) => factCell(kit, name)),
    calendar: once((name: string) => calendarCell(kit, name)),
    data: once((lookup: string) => dataCell(kit, lookup)),
    lost: lostCell(kit),
    commit: once((commit: CompiledCommit) => commitCells(kit, commit)),
    field: ({ section, field }) => fieldsOf(section)(field),
    section: once((section: CompiledSection) => sectionCells(kit, section)),
    step: once((step: CompiledStep) => stepCells(kit, step)),
  };
}

/** A named derived value. */
function factCell({ journey, reader }: Kit, name: string): Cell<Json> {
  const rule = own(journey.facts, name) ?? null;
  return { name: `facts.${name}`, compute: (read) => evaluate(rule, reader.scope(read)) };
}

/** The same for the life of the journey, whatever the state. */
function calendarCell({ journey }: Kit, name: string): Cell<Json> {
  const calendar = own(journey.calendars, name) ?? null;
  return { name: `calendars.${name}`, compute: () => calendar };
}

const dataCell = ({ state }: Kit, name: string): Cell<Json> => ({
  name: `lookups.${name}`,
  compute: (read) => {
    const lookup = read(state.lookup(name));
    return lookup.status === 'ready' ? lookup.data : null;
  },
});

const lostCell = ({ state }: Kit): Cells['lost'] => ({
  name: 'what was lost',
  compute: (read) => Object.fromEntries(read(state.lost).map((key) => [key, true as const])),
});
