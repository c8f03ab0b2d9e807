import standaloneCode from 'ajv/dist/standalone';
import type { CompiledJourney } from '../../journey';
import { createShapeAjv } from './create-shape-ajv';
import { shapesOf, type Shape } from './shapes-of';

/** Characters as JSON Schema counts them: code points. Stands in for AJV's module of the same work. */
const countCharacters = 'const countCharacters = (text) => [...text].length;';
const lengthModule = 'ajv/dist/runtime/ucs2length';

/** Turns what a validator found into the engine's words. */
const shape = `const shape = (validate) => (value) =>
  validate(value)
    ? []
    : validate.errors.map(({ instancePath, keyword, params }) => ({
        part: instancePath.split('/')[1],
        keyword,
        params,
      }));`;

/**
 * Source of an ES module that exports \`shapeValidators\`, by the \`$id\` of a section's schema and the
 * name of a question. It evaluates no text when it runs, so that a strict content security policy holds.
 */
export function generateShapeValidators(journey: CompiledJourney): { readonly code: string } {
  const sections = shapesOf(journey);
  const names = namesOf([...sections.values()].flatMap((questions) => [...questions.values()]));
  const imports = new Map<string, string>();
  const code = rewriteRequires(commonJs(journey, names), imports);
  /** Questions of a section by their text: sections of equal shape share them. */
  const shared = new Map<string, string>();
  const entries = [...sections].map(([id, questions]) => {
    const own = [...questions].map(
      ([name, of]) => `${JSON.stringify(name)}: ${names.get(of) ?? ''}`,
    );
    const text = `{ ${own.join(', ')} }`;
    const name = shared.get(text) ?? `questions${shared.size}`;
    shared.set(text, name);
    return `  ${JSON.stringify(id)}: ${name},`;
  });
  const lines = [
    ...[...imports].map(([path, name]) => `import * as ${name} from ${JSON.stringify(path)};`),
    countCharacters,
    shape,
    `const validators = ((exports) => {${code}\nreturn exports;})({});`,
    ...[...names.values()].map((name) => `const ${name} = shape(validators.${name});`),
    ...[...shared].map(([text, name]) => `const ${name} = ${text};`),
    'export const shapeValidators = {',
    ...entries,
    '};',
  ];
  return { code: `${lines.join('\n')}\n` };
}

/** What each shape is called in the code. */
const namesOf = (shapes: readonly Shape[]): ReadonlyMap<Shape, string> =>
  new Map([...new Set(shapes)].map((each, order) => [each, `shape${order}`]));

/** Code that puts a function for each shape into `exports`, under its name. */
function commonJs(journey: CompiledJourney, names: ReadonlyMap<Shape, string>): string {
  const ajv = createShapeAjv(journey, { source: true, lines: false });
  for (const [{ schema }, name] of names) ajv.addSchema(schema, name);
  const exported = [...names.values()].map((name) => [name, name] as const);
  return standaloneCode(ajv, Object.fromEntries(exported)).replace(/^"use strict";/, '');
}

/** `require("x")` becomes a name that the module imports. */
function rewriteRequires(code: string, imports: Map<string, string>): string {
  return code.replace(
    /require\("([^"]+)"\)(\.default)?/g,
    (_, path: string, byDefault?: string) => {
      if (path === lengthModule && byDefault !== undefined) return 'countCharacters';
      const module = path.endsWith('.js') ? path : `${path}.js`;
      const name = imports.get(module) ?? `module${imports.size}`;
      imports.set(module, name);
      return `${name}${byDefault ?? ''}`;
    },
  );
}
