import { Linter } from 'eslint';
import parser from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { noHandMadeKeys } from './no-hand-made-keys.js';

const linter = new Linter();
const foundIn = (code: string): readonly (string | undefined)[] =>
  linter
    .verify(code, {
      languageOptions: { parser: parser.parser },
      plugins: { house: { rules: { 'no-hand-made-keys': noHandMadeKeys } } },
      rules: { 'house/no-hand-made-keys': 'error' },
    })
    .map(({ messageId }) => messageId);

describe('keys made or read by hand', () => {
  it.each([
    '`${section.id}.${field.name}`',
    '`${part.owner.is.id}.${part.is.name}`',
    '`${section}.${name}`',
    '`${reference.section}.${reference.field ?? ""}`',
    '`${present.section}.${list}`',
    '`${sectionKey(section)}.${action.id}`',
    '`an item of ${present.section}.${present.field}`',
    '`${key}.${violation.rule}`',
    '`${id}@${variant.name}`',
  ])('%s is a key', (code) => {
    expect(foundIn(code)).toEqual(['made']);
  });

  it.each([
    "const [section = '', field = ''] = key.split('.');",
    "const [id, name] = like.value.split('.');",
    "mark.split('.')[1];",
    "key.slice(0, key.indexOf('.'));",
    "key.slice(key.lastIndexOf('.') + 1);",
    "const [id] = key.split('@');",
  ])('%s reads one', (code) => {
    expect(foundIn(code)).toContain('read');
  });

  it.each([
    '`${whole}.${decimals}`',
    '`commits.${id}.${name}`',
    '`run:${sequence.id}.${step.name}`',
    '`${sequence.id}.${step.id} failed`',
    '`${name}.${count === 1 ? "one" : "many"}`',
    '`${section.title}. ${field.name}`',
    '`${part.name}@${part.version}`',
    "const [whole = '', part = ''] = digits.split('.');",
    "words.join('.');",
  ])('%s is none', (code) => {
    expect(foundIn(code)).toEqual([]);
  });
});
