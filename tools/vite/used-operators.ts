import { operatorOf, type Json } from '../../src/rules';

/** What the page itself asks by a rule, whatever its journey says. */
const always: readonly string[] = ['var', '==='];

/** Operators that stand in data, wherever a rule may be: rather one too many than one too few. */
export function operatorsIn(...data: readonly Json[]): ReadonlySet<string> {
  const found = new Set(always);
  const visit = (node: Json): void => {
    if (node === null || typeof node !== 'object') return;
    if (!Array.isArray(node))
      for (const name of Object.keys(node)) if (operatorOf(name) !== undefined) found.add(name);
    Object.values(node).forEach(visit);
  };
  data.forEach(visit);
  return found;
}

/** The code of `src/rules/operators/index.ts` with blanks for each operator that is not used. */
export function withoutUnused(code: string, program: unknown, used: ReadonlySet<string>): string {
  return entriesOf(program).reduce((text, { name, start, end }) => {
    if (used.has(name)) return text;
    const [comma = ''] = /^\s*,?/.exec(text.slice(end)) ?? [];
    const length = end + comma.length - start;
    return text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);
  }, code);
}

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What stands in the object that is called `operators`. */
function entriesOf(program: unknown): readonly Entry[] {
  const found: Entry[] = [];
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node['type'] === 'VariableDeclarator' && nameOf(node['id']) === 'operators')
      for (const each of listOf(node['init'])) {
        const { start, end } = each;
        if (typeof start === 'number' && typeof end === 'number')
          found.push({ name: nameOf(each['key']), start, end });
      }
    else Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const listOf = (object: unknown): readonly Node[] =>
  isNode(object) && Array.isArray(object['properties'])
    ? (object['properties'] as readonly unknown[]).filter(isNode)
    : [];

/** Of an identifier, or of a text that stands as a key. */
function nameOf(node: unknown): string {
  const name = isNode(node) ? (node['name'] ?? node['value']) : null;
  return typeof name === 'string' ? name : '';
}
