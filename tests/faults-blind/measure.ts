import {
  brandsIn,
  compile,
  createShapeValidators,
  hasOverlay,
  SourceCache,
} from '../../src/compiler';
import type { JsonObject } from '../../src/engine';
import { createProver, prove } from '../../src/prover';
import { InputError, readClauses, readContract } from '../../tools/project';
import { withFault, type BlindFault } from './fault';

interface Found {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface BlindOutcome {
  readonly fault: BlindFault;
  /** What the compiler says of it that it does not say of the journey as it is. */
  readonly checked: readonly Found[];
  /** Likewise what is proved; looked at only where the compiler says nothing. */
  readonly proved: readonly Found[];
  /** A finding stands at the line that it should point at; null where no line is named. */
  readonly atLine: boolean | null;
}

type Files = ReadonlyMap<string, string>;

/** Looks at the configuration with each fault in turn; without `isProved` as `check` alone does. */
export function* measureBlind(
  files: Files,
  contract: JsonObject,
  faults: readonly BlindFault[],
  { folder, isProved = true }: { readonly folder: string; readonly isProved?: boolean },
): Generator<BlindOutcome> {
  const cache = new SourceCache();
  const known = new Set<string>();
  const isClean = (each: Found): boolean => !known.has(signature(each));
  /** What the command reads, or what it says where that is no contract. */
  const contractFor = (changed: Files): JsonObject | InputError => {
    if (changed.get('journey.json') === files.get('journey.json')) return contract;
    try {
      return readContract(folder, changed);
    } catch (error) {
      if (error instanceof InputError) return error;
      throw error;
    }
  };
  const look = (
    changed: Files,
    isWhole: boolean,
  ): readonly [readonly Found[], readonly Found[]] => {
    const held = contractFor(changed);
    if (held instanceof InputError)
      return [[{ code: 'contract', file: 'journey.json', line: 0, message: held.message }], []];
    const checked: Found[] = [];
    const proved: Found[] = [];
    // As the command: the base, and each brand that says something else.
    for (const brand of [null, ...brandsIn(changed).filter((name) => hasOverlay(changed, name))]) {
      const { journey, origins, policies, diagnostics } = compile(changed, held, {
        ...{ brand, cache, traced: true },
        clauses: readClauses(folder, changed),
      });
      checked.push(...diagnostics.filter(isClean));
      if (journey === null || !isProved || (checked.length > 0 && !isWhole)) return [checked, []];
      const prover = createProver(journey, { validators: createShapeValidators(journey) });
      for (const { code, place, part, message } of prove(prover, origins, policies).findings) {
        const { file = '', line = 0 } = origins?.within(place, part) ?? {};
        proved.push({ code, file, line, message });
      }
    }
    return [checked, proved.filter(isClean)];
  };
  for (const each of look(files, true).flat()) known.add(signature(each));
  for (const fault of faults) {
    const changed = withFault(files, fault);
    const [checked, proved] = look(changed, false);
    const atLine =
      fault.line === undefined
        ? null
        : [...checked, ...proved].some(
            ({ file, line }) => changed.get(file)?.split('\n')[line - 1]?.trim() === fault.line,
          );
    yield { fault, checked, proved, atLine };
  }
}

/** Without the line, which an edit further up moves. */
const signature = ({ code, file, message }: Found): string => JSON.stringify([code, file, message]);
