/**
 * Takes up tests as they are written for Vitest (`describe`, `it`, both with `each`), so that they
 * can be run again and again in one process. There are no hooks: these tests need none.
 */
import { expect } from 'vitest';

/**
 * @typedef {object} Test
 * @property {string} id the file and the names, and a number where a name is given twice
 * @property {string} file
 * @property {() => unknown} run
 */

/** @returns the module `vitest` for those who write tests, `began` for their files, and the tests. */
export function collect() {
  /** @type {Test[]} */
  const tests = [];
  const ids = new Set();
  let file = '';
  let within = [];

  const describe = (name, body) => {
    const outer = within;
    within = [...outer, String(name)];
    body();
    within = outer;
  };
  const it = (name, ...rest) => {
    const run = rest.find((one) => typeof one === 'function');
    const named = `${file}#${[...within, String(name)].join(' ')}`;
    let id = named;
    for (let n = 2; ids.has(id); n += 1) id = `${named} (${n})`;
    ids.add(id);
    tests.push({ id, file, run });
  };
  // As Vitest does: rows are spread where all are lists.
  const each = (take) => (rows) => (name, body) => {
    const areLists = rows.every((row) => Array.isArray(row));
    for (const row of rows) take(name, () => body(...(areLists ? row : [row])));
  };
  describe.each = each(describe);
  it.each = each(it);

  const began = (name) => {
    file = name;
    within = [];
  };
  return { vitest: { describe, it, expect }, began, tests };
}
