import type { DiagnosticCode } from '../../diagnostic';
import type { Condition, Edge, Gate, Kind, Node, Sink } from '../model';
import type { Names } from '../names';
import { type Locals } from '../names';
import type { Spot } from '../spot';
import type { Files } from './files';
import type { Question, Section } from './questions';

/** A call, and who makes it. */
export interface Use {
  readonly call: string;
  /** Name under which its answer is kept. */
  readonly as: string;
  readonly at: Spot;
  readonly with: Spot | null;
  readonly locals: Locals;
  readonly conditions: readonly Condition[];
  /** A reload calls it again, and so keeps its name and what it was called with (B4). */
  readonly again: boolean;
}

/** What is collected of a journey, part by part. */
export interface World {
  readonly files: Files;
  readonly sections: readonly Section[];
  readonly questions: readonly Question[];
  readonly names: Names;
  readonly uses: Use[];
  /** Lookups that a change clears. */
  readonly clears: {
    readonly lookup: string;
    readonly at: Spot;
    readonly conditions: readonly Condition[];
  }[];
  readonly declared: Map<Node, Kind>;
  readonly edges: Edge[];
  readonly gates: Gate[];
  readonly sinks: Sink[];
}

/** A place that values must not reach. */
export function addValueSink(
  world: World,
  code: DiagnosticCode,
  at: Spot,
  from: readonly Condition[],
  excepted = false,
): void {
  if (from.length > 0 || excepted) world.sinks.push({ code, at, through: 'value', from, excepted });
}

/** Something that is done, and told by being done. */
export function addControlSink(
  world: World,
  code: DiagnosticCode,
  at: Spot,
  from: readonly Condition[],
  kinds?: readonly Kind[],
): void {
  if (from.length === 0) return;
  world.sinks.push({
    code,
    at,
    through: 'control',
    from,
    excepted: false,
    ...(kinds === undefined ? {} : { kinds }),
  });
}

export function addEdge(world: World, edge: Edge): void {
  if (edge.from.length > 0) world.edges.push(edge);
}
