import { join } from 'node:path';
import { compile, createShapeValidators } from '../../src/compiler';
import { createEngine, type CompiledJourney, type Engine } from '../../src/engine';
import { readConfiguration, readContract } from '../../tools/vite/journey/read-configuration';

const root = join(import.meta.dirname, '../..');
const contract = readContract(join(root, 'schemas/api/openapi.json'));

/** The shipped configuration, path → text. */
export const files = readConfiguration(join(root, 'journey-config'));

/** Changes the parsed content of one file, in a copy. */
export interface Edit {
  readonly file: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reaches into any file
  readonly change: (content: any) => void;
}

export interface Shipped {
  readonly journey: CompiledJourney;
  readonly engine: Engine;
}

/** The shipped journey, compiled as it stands or with some files edited in memory. */
export function shipped(...edits: readonly Edit[]): Shipped {
  const copy = new Map(files);
  for (const { file, change } of edits) {
    const text = copy.get(file);
    if (text === undefined) throw new Error(`journey-config has no ${file}`);
    const content = JSON.parse(text) as unknown;
    change(content);
    copy.set(file, JSON.stringify(content));
  }
  const { journey, diagnostics } = compile(copy, contract);
  if (journey === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return { journey, engine: createEngine(journey, createShapeValidators(journey)) };
}
