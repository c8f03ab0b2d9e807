import Ajv2020, { type Options } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import type { AnswerValidator } from '../../../src/api';
import { isRecord, type ContractDocument, type ContractOperation } from './contract-operations';

const componentPrefix = '#/components/schemas/';

/** Keywords that the lean compiler would pass over in silence. */
const refused = ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef'];

/**
 * Module text that exports one validator an operation, under `answer_<operationId>`.
 * It imports nothing and evaluates no text, so it runs under a strict content security policy.
 * Every household downloads it: what is done for size below makes it 9 KB gzip instead of 20.
 */
export function answerValidators(
  document: ContractDocument,
  operations: readonly ContractOperation[],
): string {
  const ajv = ajvOf(document, operations);
  const names = operations.map(({ id }) => [exportName(id), schemaId(id)] as const);
  return leanErrors(withoutRequires(standaloneCode(ajv, Object.fromEntries<string>(names))));
}

/** The same by operationId, made in this process, which evaluates text. */
export function createAnswerValidators(
  document: ContractDocument,
  operations: readonly ContractOperation[],
): Readonly<Record<string, AnswerValidator>> {
  const ajv = ajvOf(document, operations);
  const made = operations.flatMap(({ id }) => {
    const validator = ajv.getSchema(schemaId(id));
    return validator === undefined ? [] : [[id, validator as AnswerValidator] as const];
  });
  return Object.fromEntries(made);
}

const schemaId = (operation: string): string => `answer:${operation}`;

function ajvOf(document: ContractDocument, operations: readonly ContractOperation[]): LeanAjv {
  const ajv = new LeanAjv({
    code: { source: true, esm: true },
    messages: false,
    // More work for a broken answer, but flat code that compresses by a quarter better.
    allErrors: true,
    // Formats are the server's to keep; checking them would bring their library along.
    validateFormats: false,
    // Keywords of OpenAPI itself (discriminator, xml) say nothing about validity.
    strict: false,
    // 1e999 is read as a number without end.
    strictNumbers: true,
    // A server that says more than it must does not stop a household; what the contract does not know
    // is neither kept nor sent on.
    removeAdditional: true,
    // A component is compiled once and called from everywhere, instead of being copied.
    inlineRefs: false,
  });
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    ajv.addSchema(prepared(schema), componentId(name));
  for (const { id, answer } of operations) ajv.addSchema(prepared(answer), schemaId(id));
  return ajv;
}

/** Draft 2020-12 without its book-keeping for keywords that no answer uses. */
class LeanAjv extends Ajv2020 {
  constructor(options: Options) {
    super(options);
    this.opts.unevaluated = false;
    this.opts.dynamicRef = false;
  }
}

export function exportName(operation: string): string {
  if (!/^\w+$/.test(operation))
    throw new Error(`The operationId ${operation} is no plain name (letters, digits, _)`);
  return `answer_${operation}`;
}

function componentId(name: string): string {
  return `component:${name}`;
}

/** Words for people that would only make the generated code longer. */
const annotations = new Set(['title', 'description', 'examples', 'example', 'deprecated']);

/** Keywords whose keys are names that somebody chose, not keywords. */
const named = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** Keywords whose values are data, not schemas. */
const literal = new Set(['const', 'enum', 'required', 'default']);

/** Without annotations, and with references to components by their own id. */
function prepared(schema: unknown): Record<string, unknown> | boolean {
  if (schema === null) return { type: 'null' };
  if (typeof schema === 'boolean') return schema;
  return keywords(schema) as Record<string, unknown>;
}

function keywords(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(keywords);
  if (!isRecord(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => !annotations.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, keyword(key, value)]));
}

function keyword(key: string, value: unknown): unknown {
  if (refused.includes(key))
    throw new Error(`An answer's schema uses ${key}, which is not checked`);
  if (literal.has(key)) return value;
  if (named.has(key) && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, keywords(of)]));
  if (key === '$ref' && typeof value === 'string') return reference(value);
  return keywords(value);
}

function reference(target: string): string {
  if (!target.startsWith(componentPrefix)) throw new Error(`The contract refers to ${target}`);
  return componentId(target.slice(componentPrefix.length));
}

/** AJV writes CommonJS calls for its few run-time parts, even into an ES module. */
function withoutRequires(code: string): string {
  const known = code.replaceAll(
    'require("ajv/dist/runtime/ucs2length").default',
    '((text)=>[...text].length)',
  );
  const unknown = /require\("([^"]+)"\)/.exec(known);
  if (unknown)
    throw new Error(`An answer's schema needs ${unknown[1] ?? ''}, which has no stand-in`);
  return known;
}

/** An error says where and which keyword; its other parts repeat the schema. */
function leanErrors(code: string): string {
  const text = /"(?:[^"\\]|\\.)*"/.source;
  return code
    .replace(new RegExp(`schemaPath:${text},`, 'g'), '')
    .replace(new RegExp(`,params:\\{(?:[^{}"]|${text})*\\}`, 'g'), '');
}
