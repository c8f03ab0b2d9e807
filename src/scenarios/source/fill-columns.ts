import type { Json } from '../../engine';
import { located, ScenarioProblem, type Located } from './located';

const placeholder = /\$([A-Za-z][A-Za-z0-9]*)/g;

/** The value of a column in one row of a table. */
export type Row = ReadonlyMap<string, Located>;

/**
 * The same with `$column` replaced by what the row says: alone it becomes the value itself,
 * inside words it becomes words. It stays where the placeholder is written.
 */
export function fillColumns(from: Located, row: Row): Located {
  if (typeof from.value === 'string') return { ...from, ...filled(from, from.value, row) };
  if (from.parts.size === 0) return from;
  const parts = [...from.parts].map(([key, part]): readonly [string, Located] => [
    words(part, key, row),
    fillColumns(part, row),
  ]);
  const value: Json = Array.isArray(from.value)
    ? parts.map(([, part]) => part.value)
    : Object.fromEntries(parts.map(([key, part]) => [key, part.value]));
  const isAsWritten = parts.every(
    ([key, part]) => from.parts.has(key) && part.source === part.offset,
  );
  const source = isAsWritten ? from.offset : null;
  return located(value, from.file, from.offset, new Map(parts), from.key, source);
}

function filled(
  from: Located,
  text: string,
  row: Row,
): Pick<Located, 'value' | 'parts' | 'source'> {
  const whole = /^\$([A-Za-z][A-Za-z0-9]*)$/.exec(text)?.[1];
  if (whole === undefined) {
    const value = words(from, text, row);
    return { value, parts: from.parts, source: value === text ? from.offset : null };
  }
  const { value, parts, source } = column(from, whole, row);
  return { value, parts, source };
}

const words = (at: Located, text: string, row: Row): string =>
  text.replaceAll(placeholder, (_, name: string) => {
    const { value } = column(at, name, row);
    return typeof value === 'string' ? value : JSON.stringify(value);
  });

function column(at: Located, name: string, row: Row): Located {
  const found = row.get(name);
  if (found !== undefined) return found;
  const known = [...row.keys()].map((key) => `$${key}`).join(', ');
  throw new ScenarioProblem(at, `The table has no column \`${name}\`.`, `it has ${known}`);
}
