/** What random traces are made of: in how many each key of the language occurs, and each kind of event. */
import { object } from '../json';
import type { Json, JsonObject } from '../subject';
import type { Program } from '../engine/compile-case';
import { language, saidIn } from './language';
import { moments } from './moments';

const all: readonly string[] = [...language, ...moments];

export class Counts {
  private traces = 0;
  private readonly times = new Map<string, number>();
  /** The journey of the latest trace, and what it says. */
  private latest: readonly [Program, ReadonlySet<string>] | null = null;

  add(program: Program, happened: ReadonlySet<string>): void {
    if (this.latest?.[0] !== program) this.latest = [program, saidIn(filesOf(program))];
    this.traces += 1;
    for (const name of [...this.latest[1], ...happened])
      this.times.set(name, (this.times.get(name) ?? 0) + 1);
  }

  /** In so many of a hundred traces, the rarest first. */
  table(): readonly (readonly [name: string, share: number])[] {
    return all
      .map((name): [string, number] => [name, this.share(name)])
      .toSorted(([, a], [, b]) => a - b);
  }

  private share(name: string): number {
    return (100 * (this.times.get(name) ?? 0)) / Math.max(this.traces, 1);
  }
}
const filesOf = ({ sources }: Program): readonly JsonObject[] =>
  [...sources.values()].map((text) => object(JSON.parse(text) as Json));
