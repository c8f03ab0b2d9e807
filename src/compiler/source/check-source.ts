import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { didYouMean, type DiagnosticCode, type Report } from '../diagnostic';
import { Cursor } from './cursor';
import type { FileKind } from './file-kind';
import { metaSchemas } from './meta-schemas';
import type { Pointer, SourceFile } from './source-file';

// Our own schemas are checked by a test, and are compiled once a process: to start soon counts most.
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  meta: false,
  validateSchema: false,
  code: { optimize: false },
});
const validators = new Map<FileKind, ValidateFunction>();

function validatorOf(kind: FileKind): ValidateFunction {
  const made = validators.get(kind) ?? ajv.compile(metaSchemas[kind]);
  validators.set(kind, made);
  return made;
}

/** Instead of keywords that would make a section's schema dynamic. */
const elsewhere: Readonly<Record<string, string>> = {
  default: 'a starting value stands in `initial`',
  if: 'what depends on an answer stands in `relevant`, `required` or `checks`',
  then: 'what depends on an answer stands in `relevant`, `required` or `checks`',
  else: 'what depends on an answer stands in `relevant`, `required` or `checks`',
  allOf: 'write the keywords beside each other',
  anyOf: 'what depends on an answer stands in `relevant`, `required` or `checks`',
  oneOf: 'what can be chosen stands in `options`',
  dependencies: 'what depends on an answer stands in `required`',
  dependentRequired: 'what depends on an answer stands in `required`',
  required: 'whether a field must be answered stands in `required` of the section',
  items: 'a section is flat: lists are not asked for',
};

/** Whether the file is as its schema says; what is wrong is reported at the very key. */
export function checkSource(file: SourceFile, kind: FileKind, report: Report): boolean {
  const validate = validatorOf(kind);
  const sound = validate(file.value);
  for (const error of validate.errors ?? []) describe(error, file, report);
  return checkSchemaName(file, kind, report) && sound;
}

function describe(error: ErrorObject, file: SourceFile, report: Report): void {
  // What is wrong with a key is said once, by `propertyNames` itself.
  if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return;
  const pointer = parsePointer(error.instancePath, file);
  const at = new Cursor<unknown>(error.data, file, pointer);
  const parameters = error.params as Readonly<Record<string, unknown>>;
  const known = Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {});
  const add = (code: DiagnosticCode, message: string, help: string | null = null) =>
    report.add(code, at, message, { help });
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(parameters['additionalProperty']);
      const inSchema = /^\/schema(\/|$)/.test(error.instancePath) && elsewhere[key] !== undefined;
      report.add(
        inSchema ? 'JC207' : 'JC201',
        at.part(key, null),
        inSchema
          ? `\`${key}\` has no place in a section's schema, which is flat and static.`
          : `\`${key}\` is not a key that is known here.`,
        { key: true, help: inSchema ? (elsewhere[key] ?? null) : didYouMean(key, known) },
      );
      return;
    }
    case 'required':
      add('JC203', `\`${String(parameters['missingProperty'])}\` is missing here.`);
      return;
    case 'type':
      add('JC202', `This must be ${nameTypes(parameters['type'])}.`);
      return;
    case 'enum': {
      const allowed = (parameters['allowedValues'] as readonly unknown[]).map(String);
      const help = didYouMean(String(error.data), allowed) ?? `one of ${allowed.join(', ')}`;
      add('JC204', `\`${String(error.data)}\` is not one of the values known here.`, help);
      return;
    }
    case 'minProperties':
    case 'maxProperties':
      add('JC205', 'Exactly one key must stand here.', `known: ${known.join(', ')}`);
      return;
    case 'not':
      add('JC205', 'This value has no meaning here.');
      return;
    case 'propertyNames': {
      const name = String(parameters['propertyName']);
      const message = `\`${name}\` is no name: a letter first, then letters, digits and _.`;
      report.add('JC205', at.part(name, null), message, { key: true });
      return;
    }
    default:
      add('JC205', `This ${error.message ?? 'does not fit'}.`);
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function nameTypes(types: unknown): string {
  const list = (Array.isArray(types) ? types : [types]).map(String);
  return list.map((type) => typeNames[type] ?? type).join(' or ');
}

/** AJV's pointer as keys and list indexes. */
function parsePointer(path: string, file: SourceFile): Pointer {
  const pointer: (string | number)[] = [];
  let value: unknown = file.value;
  for (const raw of path.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    const index = Array.isArray(value) ? Number(key) : key;
    pointer.push(index);
    value = (value as Readonly<Record<string, unknown>> | null)?.[key];
  }
  return pointer;
}

/** Editors complete by `$schema`, so it must lead to the schema of this kind of file. */
function checkSchemaName(file: SourceFile, kind: FileKind, report: Report): boolean {
  const value = file.value;
  if (typeof value !== 'object' || value === null || !('$schema' in value)) return false;
  const right = `${'../'.repeat(file.path.split('/').length)}schemas/${kind}.schema.json`;
  if (value['$schema'] === right) return true;
  report.add(
    'JC206',
    new Cursor(value['$schema'], file, ['$schema']),
    'This is not the schema of a file that lies here.',
    {
      help: `write "${right}"`,
    },
  );
  return false;
}
