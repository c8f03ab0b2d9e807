import { once } from '../graph';
import type {
  CompiledCommit,
  CompiledField,
  CompiledJourney,
  CompiledSection,
  CompiledStep,
  ShapeValidators,
} from '../../journey';
import { evaluate, operatorOf, type RuleObserver } from '../../rules';
import { own, setPath } from '../answers/path';
import type { ClearView, Json, JsonObject, StepView } from '../model';
import { clearingCell, commitCells, type CommitCells } from './commit-cells';
import { fieldCells, type FieldCells } from './field-cells';
import type { Cell, Kit } from './kit';
import { createReader, type Reader } from './reader';
import { createResolver, type PlacedField, type Resolver } from './resolver';
import { sectionCells, type SectionCells } from './section-cells';
import { stateCells, type StateCells } from './state-cells';
import { stepCells, type StepCells } from './step-cells';

/** A journey made ready to run: what follows from its state, and how to read it. */
export interface Program {
  readonly journey: CompiledJourney;
  readonly resolver: Resolver;
  readonly reader: Reader;
  readonly state: StateCells;
  readonly cells: Cells;
  /** How a step is drawn. @throws {Error} for one that the journey does not have. */
  readonly viewOf: (step: string) => Cell<StepView>;
  /** What Clear my details has to ask first. */
  readonly clearing: Cell<ClearView | null>;
}

export function createProgram(
  journey: CompiledJourney,
  validators: ShapeValidators,
  observe?: RuleObserver,
): Program {
  for (const name of Object.keys(journey.needs?.operators ?? {}))
    if (operatorOf(name) === undefined)
      throw new Error(`This page was built without operators/${name}.js`);
  // Each of them needs the others, once a cell is asked for.
  const kit: Kit = {
    journey,
    validators,
    resolver: createResolver(journey),
    state: stateCells(),
    get cells() {
      return cells;
    },
    get reader() {
      return reader;
    },
  };
  const cells = createCells(kit);
  const reader = createReader(kit, observe);
  const { resolver, state } = kit;
  return {
    journey,
    resolver,
    reader,
    state,
    cells,
    viewOf: (id) => {
      const step = resolver.steps.get(id);
      if (step === undefined) throw new Error(`There is no step called ${id}`);
      return cells.step(step).view;
    },
    clearing: clearingCell(kit),
  };
}

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

function createCells(kit: Kit): Cells {
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

/**
 * An answer as rules, texts and payloads see it: null while no field that asks for it is relevant.
 * The answer itself is kept, and comes back with its field. A record always counts (L3 of docs/semantics.md).
 */
function answerCell({ journey, resolver, state, cells }: Kit, path: string): Cell<Json> {
  const raw = state.raw(path);
  const fields = resolver.bound.get(path) ?? [];
  const counts = fields.length === 0 || Object.hasOwn(journey.records, path);
  return {
    name: path,
    compute: (read) =>
      counts || fields.some((placed) => read(cells.field(placed).relevant)) ? read(raw) : null,
  };
}

/**
 * Answers that share a beginning, as one object; null when none of them counts. One that is blank is
 * null in it, as it is where it is read alone, so that a payload has it.
 */
function groupCell({ resolver, cells }: Kit, group: string): Cell<Json> {
  const inner = resolver
    .inside(group)
    .map((path) => [path.slice(group.length + 1), cells.answer(path)] as const);
  return {
    name: group,
    compute: (read) => {
      const answers = inner.map(([path, answer]) => [path, read(answer)] as const);
      if (answers.every(([, value]) => value === null)) return null;
      return answers.reduce<JsonObject>((all, [path, value]) => setPath(all, path, value), {});
    },
  };
}
