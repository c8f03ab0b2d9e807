import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Finding } from '../../../src/compiler';
import { createValueWords } from '../../../src/explain';
import {
  find,
  type CompiledJourney,
  type Origins,
  type Part,
  type Place,
  type Way,
} from '../../../src/journey';
import { proofCodes, toAddress, type Household, type ProofFinding } from '../../../src/prover';
import { householdWords } from './household-words';

type FoundAt = Pick<Finding, 'file' | 'line' | 'column' | 'pointer'>;

export interface Written {
  readonly journey: CompiledJourney;
  readonly origins: Origins | null;
  /** Path from the folder → text. */
  readonly files: ReadonlyMap<string, string>;
}

/** What was shown, as findings at lines of files. */
export function findingsOf(
  findings: readonly ProofFinding[],
  { journey, origins, files }: Written,
): readonly Finding[] {
  const words = createValueWords(journey);
  return findings
    .map(({ code, place, part, message, help, witness }): Finding => {
      const { title, severity } = proofCodes[code];
      const at = place.kind === 'policies' ? inPolicies(files, part) : origins?.within(place, part);
      const { file = 'journey.json', line = 1, column = 1, pointer = '' } = at ?? {};
      const text = files.get(file)?.split(/\r?\n/)[line - 1] ?? '';
      return {
        ...{ code, title, severity, message, help, file, line, column, pointer },
        length: lengthAt(text.slice(column - 1)),
        also: [],
        example: witness === null ? null : householdWords(witness, words),
        open: witness === null ? null : addressOf(journey, place, witness),
      };
    })
    .sort((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line);
}

/** The step that a place is in, for a household; of what stands in no step the first. */
function addressOf(journey: CompiledJourney, place: Place, witness: Household): string {
  const named = stepOf(find(journey, place)?.part ?? null);
  const step = journey.steps.find(({ id }) => id === (named ?? journey.entry));
  const route = (step?.route ?? '/').replace(/:(\w+)/g, (_, name: string) => {
    const values = step?.parameters.find((each) => each.name === name)?.values ?? [];
    return values[0] ?? name;
  });
  return `${route}?household=${toAddress(witness)}`;
}

const stepOf = (part: Part | null): string | null =>
  part === null ? null : part.kind === 'step' ? part.is.id : stepOf(part.owner);

/** What policies say is nothing of the journey, and so has no origin. */
function inPolicies(files: Written['files'], way: Way): FoundAt {
  const file = 'policies.json';
  const text = files.get(file) ?? '';
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...way]);
  const before = text.slice(0, node?.offset ?? 0).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file, line: before.length, column, pointer: `/${way.join('/')}` };
}

/** Of a text or a number all of it; of an object or a list its bracket. */
const lengthAt = (text: string): number =>
  /^(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)/.exec(text)?.[0].length ?? 1;
