import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { compile, createShapeValidators } from '../../src/compiler';
import { createEngine, type Engine, type Json } from '../../src/engine';
import type { CompiledJourney } from '../../src/journey';
import { readConfiguration, readContract } from '../../tools/project';

const root = join(import.meta.dirname, '../..');

/** The shipped configuration, path → text. */
export const files = readConfiguration(join(root, 'journey-config'));
const contract = readContract(join(root, 'journey-config'), files);

/** Puts another value at a place of one file, in a copy. */
export interface Edit {
  readonly file: string;
  readonly at: readonly (string | number)[];
  readonly value: Json;
}

export interface Shipped {
  readonly journey: CompiledJourney;
  readonly engine: Engine;
}

/** The shipped journey, compiled as it stands or with some files edited in memory. */
export function shipped(...edits: readonly Edit[]): Shipped {
  const copy = new Map(files);
  for (const { file, at, value } of edits) {
    const text = copy.get(file);
    if (text === undefined) throw new Error(`journey-config has no ${file}`);
    copy.set(file, applyEdits(text, modify(text, [...at], value, {})));
  }
  const { journey, diagnostics } = compile(copy, contract);
  if (journey === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return { journey, engine: createEngine(journey, createShapeValidators(journey)) };
}
