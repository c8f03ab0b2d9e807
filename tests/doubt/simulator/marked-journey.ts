import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { compile, createShapeValidators } from '../../../src/compiler';
import { createEngine, type Json, type JsonObject } from '../../../src/engine';
import { readContract } from '../../../tools/project';
import { files, type Edit, type Shipped } from '../../unit/shipped';

/** Tabs that are open at one time at most. */
export const mostTabs = 3;

/** Another text in one file of the configuration. */
export interface TextEdit {
  /** Under `journey-config`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/**
 * The shipped journey, in which every sentence that speaks of a commit also tells what it names,
 * unformatted, through the very same filling: `⟦record.supplierName=Northwind⟧`. One for each tab,
 * as in a browser: an engine remembers what it worked out last.
 */
export function markedJourney(edits: readonly TextEdit[] = []): readonly Shipped[] {
  const copy = new Map(files);
  for (const { file, find, replace } of edits)
    copy.set(
      file,
      (copy.get(file) ?? '').replace(find, () => replace),
    );
  for (const { file, at, value } of [...markedSays(), ...markedContents()]) {
    const text = copy.get(file) ?? '';
    copy.set(file, applyEdits(text, modify(text, [...at], value, {})));
  }
  const { journey, diagnostics } = compile(copy, readContract(configuration, files));
  if (journey === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const validators = createShapeValidators(journey);
  return Array.from({ length: mostTabs }, () => ({
    journey,
    engine: createEngine(journey, validators),
  }));
}

const configuration = join(import.meta.dirname, '../../../journey-config');
const commitFile = 'commits/switch.json';
const againFile = 'steps/personal-details/switch-again.json';

const parsed = (file: string): JsonObject => JSON.parse(files.get(file) ?? 'null') as JsonObject;

/** Marks for what a text names as `prefix.path`. */
function marksOf(text: string, prefix: string): string {
  const named = text.matchAll(/\{([\w.]+)(?:\|\w+)?\}/g);
  const paths = [...named].flatMap(([, path = '']) =>
    path.startsWith(`${prefix}.`) ? [path.slice(prefix.length + 1)] : [],
  );
  return [...new Set(paths)].map((path) => ` ⟦${path}={${prefix}.${path}}⟧`).join('');
}

const wordsOf = (text: Json): readonly string[] =>
  Array.isArray(text) ? text.map(String) : typeof text === 'string' ? [text] : [];

function markedSays(): readonly Edit[] {
  const says = parsed(commitFile)['says'] as Readonly<Record<string, Json>>;
  return Object.entries(says).map(([id, say]): Edit => {
    const isPlain = typeof say !== 'object' || say === null || Array.isArray(say);
    const { title = '', text = say } = isPlain ? {} : (say as JsonObject);
    const marks = marksOf([...wordsOf(title), ...wordsOf(text)].join(' '), 'commit');
    const [first = '', ...rest] = wordsOf(text);
    const value = { ...(title !== '' && { title }), text: [first + marks, ...rest] };
    return { file: commitFile, at: ['says', id], value };
  });
}

/** The warnings stand in a section of their own. */
function markedContents(): readonly Edit[] {
  const contents = parsed(againFile)['content'] as readonly JsonObject[];
  return contents.map((content, index): Edit => {
    const text = wordsOf(content['text'] ?? null).join(' ');
    const value = text + marksOf(text, 'commits.switch.before');
    return { file: againFile, at: ['content', index, 'text'], value };
  });
}
