import type { Json } from '../../src/rules';

/** Where the language's own parts are named, and how the object of their names is called. */
const registries = [
  [/\/src\/rules\/operators\/index\.ts$/, 'operators'],
  [/\/src\/ui\/form\/widgets\/index\.ts$/, 'builtIn'],
  [/\/src\/ui\/parts\/paragraph\.tsx$/, 'ways'],
] as const;

/** Constants of `src/engine/seldom.ts`, and what stands in data where its journey needs what each stands for. */
const seldom: Readonly<Record<string, RegExp>> = {
  usesPlaces: /^(?:item\.position$|positions\.)/,
  usesItemOptions: /^ofItems$/,
  usesFiles: /^files$/,
};

/** Whether a module holds these constants. */
export const saysWhatIsSeldom = (id: string): boolean => /\/src\/engine\/seldom\.ts$/.test(id);

/** The code of that module: what the journey of a page does not need is said not to be used. */
export const withoutSeldom = (code: string, used: ReadonlySet<string>): string =>
  code.replace(/(export const (\w+) = )true/g, (whole, before: string, name: string) =>
    used.has(name) ? whole : `${before}false`,
  );

/** A part that is imported for such an entry alone: where that goes, it goes with its look. */
export const isForEntryAlone = (id: string): boolean =>
  /\/src\/ui\/parts\/formatted\.tsx$/.test(id);

/** What the page asks by a rule or draws with by itself, whatever its journey says. */
const always: readonly string[] = [
  ...['var', '==='],
  ...['text', 'select', 'checkbox', 'list', 'group'],
];

/**
 * Names that stand in data, as a text or as the only key of an object, as an operator does, wherever they
 * stand: rather one part of the language too many than one too few.
 */
export function namesIn(...data: readonly Json[]): ReadonlySet<string> {
  const found = new Set(always);
  const visit = (node: Json): void => {
    if (typeof node === 'string') {
      found.add(node);
      for (const [name, needs] of Object.entries(seldom)) if (needs.test(node)) found.add(name);
    }
    if (node === null || typeof node !== 'object') return;
    const [name, ...others] = Array.isArray(node) ? [] : Object.keys(node).filter(isNoNote);
    if (name !== undefined && others.length === 0) found.add(name);
    // A list in a list, and one with such a list, says what an item is called.
    if ('one' in node && 'save' in node) found.add('usesInnerLists');
    Object.values(node).forEach(visit);
  };
  data.forEach(visit);
  return found;
}

/** A rule may have a note of its source beside its operator. */
const isNoNote = (key: string): boolean => key !== 'source';

/** How the object is called that names parts of the language in a module; null in any other module. */
export const registryIn = (id: string): string | null =>
  registries.find(([path]) => path.test(id))?.[1] ?? null;

/** The code of a module with blanks for each entry of the object `registry` that is not used. */
export function withoutUnused(
  code: string,
  program: unknown,
  registry: string,
  used: ReadonlySet<string>,
): string {
  return entriesOf(program, registry).reduce((text, { name, start, end }) => {
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

function entriesOf(program: unknown, registry: string): readonly Entry[] {
  const found: Entry[] = [];
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node['type'] === 'VariableDeclarator' && nameOf(node['id']) === registry)
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
