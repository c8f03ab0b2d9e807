import type { Plugin } from 'vite';

const operators = /\/(src\/rules\/operators\/[^/]+\.ts|operators\/x-[^/]+\.js)$/;

/** How operators are said is for whoever writes a journey: no household downloads it. */
export function wordsPlugin(): Plugin {
  return {
    name: 'changeover:words',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      return operators.test(id) ? { code: withoutWords(code, this.parse(code)), map: null } : null;
    },
  };
}

/** The code with blanks for every property `says`, so that all else keeps its place. */
export function withoutWords(code: string, program: unknown): string {
  const spans: (readonly [number, number])[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isWords(node)) spans.push([node.start, node.end]);
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

const isWords = (node: object): node is Words =>
  'type' in node &&
  node.type === 'Property' &&
  'key' in node &&
  typeof node.key === 'object' &&
  node.key !== null &&
  'name' in node.key &&
  node.key.name === 'says';
