import { applyEdits, modify } from 'jsonc-parser';
import { compile, type Compilation } from '../../../compiler';
import { parking, parkingContract } from '../../../compiler/fixtures/parking';
import type { Json } from '../../../rules';
import type { CompiledJourney, Origins } from '../../../journey';

/** Puts a value at a place of a file; undefined takes it away. */
export type Edit = readonly [
  file: string,
  at: readonly (string | number)[],
  value: Json | undefined,
];

export type Files = ReadonlyMap<string, string>;

export interface Permit {
  readonly journey: CompiledJourney;
  readonly origins: Origins | null;
}

/** Files with some places of them otherwise; a file that is not there is made. */
export function edited(files: Files, ...edits: readonly Edit[]): Files {
  const copy = new Map(files);
  for (const [file, at, value] of edits) {
    const text = copy.get(file) ?? '{}';
    copy.set(file, applyEdits(text, modify(text, [...at], value, {})));
  }
  return copy;
}

/** The parking permit, in which somebody consents to the terms, and is told what they chose. */
export const permit: Files = edited(
  parking(),
  ['steps/apply/terms.json', ['fields', 'agreed', 'consent'], { id: 'terms', version: 1 }],
  ['steps/apply/terms.json', ['fields', 'agreed', 'hint'], 'We keep what you agree to.'],
  ['steps/apply/terms.json', ['content', 0, 'when'], { var: 'facts.isShort' }],
  [
    'steps/apply/street.json',
    ['content'],
    [
      {
        id: 'long',
        kind: 'note',
        when: { '!': { var: 'facts.isShort' } },
        text: 'It lasts a year.',
      },
    ],
  ],
  ['steps/apply/street.json', ['fields', 'start', 'required'], { var: 'facts.isShort' }],
  ['calls/create.json', ['body', 'kind'], { var: 'facts.kind' }],
  [
    'steps/apply/street.json',
    ['reactions', 0, 'call', 0],
    { id: 'zones', with: { street: { var: 'street' } } },
  ],
);

/** The same files, one of them under another name. */
export const renamed = (files: Files, from: string, to: string): Files =>
  new Map([...files].map(([file, text]) => [file === from ? to : file, text]));

export function compiled(files: Files): Permit {
  const { journey, diagnostics, origins }: Compilation = compile(files, parkingContract, {
    traced: true,
  });
  if (journey === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return { journey, origins };
}
