import type { Plugin } from 'vite';

/** A journey's own operators may have other objects with other keys. */
const ours = /\/src\/rules\/operators\/[^/]+\.ts$/;
const own = /\/operators\/x-[^/]+\.js$/;

/** What is known of an operator's values and of how many it takes, which only a compiler asks. */
const known = new Set(['says', 'gives', 'nothing', 'count', 'odd', 'words', 'help']);
const said = new Set(['says']);

/** How operators are said and checked is for whoever writes a journey: no household downloads it. */
export function wordsPlugin(): Plugin {
  return {
    name: 'changeover:words',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const names = ours.test(id) ? known : own.test(id) ? said : null;
      return names === null
        ? null
        : { code: withoutWords(code, this.parse(code), names), map: null };
    },
  };
}

/** The code with blanks for every property of these names, so that all else keeps its place. */
export function withoutWords(
  code: string,
  program: unknown,
  names: ReadonlySet<unknown> = said,
): string {
  const spans: (readonly [number, number])[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isNamed(node, names)) spans.push([node.start, node.end]);
    else Object.values(node).forEach(visit);
  };
  visit(program);
  return spans.reduce((text, [start, end]) => {
    const [comma = ''] = /^\s*,?/.exec(text.slice(end)) ?? [];
    const length = end + comma.length - start;
    return text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);
  }, code);
}

interface Words {
  readonly start: number;
  readonly end: number;
}

/** A property of one of the names; one that stands for a thing of the same name is another matter. */
const isNamed = (node: object, names: ReadonlySet<unknown>): node is Words =>
  'type' in node &&
  node.type === 'Property' &&
  !('shorthand' in node && node.shorthand === true) &&
  'key' in node &&
  typeof node.key === 'object' &&
  node.key !== null &&
  'name' in node.key &&
  names.has(node.key.name);
