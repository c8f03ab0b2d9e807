import type { Json, Rule } from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { DirectorySource } from '../language';
import { entries, type Cursor } from '../source';
import { show } from './show';
import type { TypedRule } from './typed-rule';
import { typeOfLiteral, unknown } from './typed';

/** An id that looks like a number is one in the answers of calls and text in others. */
export const asWritten = (id: string): readonly Json[] =>
  /^(0|[1-9]\d*)$/.test(id) ? [Number(id), id] : [id];

/**
 * `{"entry": [directory, id, key]}` (Z10): what a directory says of an id. It compiles to a choice by
 * the ids for which the directory says something else, so that nobody needs the directory at hand.
 */
export function compileEntry(
  at: Cursor<Rule>,
  [directory, id, key]: readonly Cursor<Rule>[],
  compiled: Rule,
  context: Context,
): TypedRule {
  const nothing = { rule: at.value, typed: unknown };
  if (directory === undefined || id === undefined || key === undefined) return nothing;
  const { report, symbols } = context;
  const found =
    typeof directory.value === 'string' ? symbols.directories.get(directory.value) : null;
  if (found === null || found === undefined) {
    report.add('JC324', directory, `There is no directory \`${show(directory.value)}\`.`, {
      help: didYouMean(show(directory.value), symbols.directories.keys()),
    });
    return nothing;
  }
  const name = show(key.value);
  const otherwise = found.at('otherwise').value[name];
  const said = saidBy(found, name);
  const all = [...(otherwise === undefined ? [] : [otherwise]), ...said.keys()];
  if (all.length === 0) {
    report.add('JC324', key, `No entry of \`${show(directory.value)}\` says \`${name}\`.`, {
      help: didYouMean(name, keysOf(found)) ?? 'say it in `otherwise` of the directory',
    });
    return nothing;
  }
  const [type = 'unknown', ...others] = new Set(all.map((value) => typeOfLiteral(value).type));
  if (others.length > 0)
    report.add(
      'JC507',
      key,
      `\`${name}\` is ${[type, ...others].join(' and ')} in the directory.`,
      {
        help: 'say values of one type',
      },
    );
  const choices = [...said].flatMap(([value, ids]): readonly Rule[] => [
    { in: [compiled, ids] },
    value,
  ]);
  const last = otherwise ?? null;
  return {
    rule: choices.length === 0 ? last : { if: [...choices, last] },
    typed: {
      type: others.length > 0 ? 'unknown' : type,
      values: [...new Set(all)],
      optional: otherwise === undefined,
    },
  };
}

/** Each value that entries say under a name, with their ids; what `otherwise` says is left to it. */
function saidBy(
  directory: Cursor<DirectorySource>,
  name: string,
): ReadonlyMap<string | number | boolean, readonly Json[]> {
  const said = new Map<string | number | boolean, readonly Json[]>();
  const otherwise = directory.value.otherwise[name];
  for (const [id, entry] of entries(directory.at('entries'))) {
    const value = entry.value[name];
    if (value === undefined || value === otherwise) continue;
    said.set(value, [...(said.get(value) ?? []), ...asWritten(id)]);
  }
  return said;
}

const keysOf = ({ value }: Cursor<DirectorySource>): readonly string[] => [
  ...new Set([value.otherwise, ...Object.values(value.entries)].flatMap(Object.keys)),
];
