import { didYouMean, type DiagnosticCode, type Report } from '../diagnostic';
import type { Cursor } from '../source/cursor';
import { misfitOf, nameTypes } from '../source/misfit-of';

/** A keyword of a schema that a value breaks, and how, as AJV says it. */
export interface Broken {
  readonly keyword: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Says what is wrong with a value; `known` are the keys that may stand in it. */
export function reportMisfit(
  { keyword, parameters }: Broken,
  at: Cursor<unknown>,
  known: () => readonly string[],
  report: Report,
): void {
  const add = (code: DiagnosticCode, message: string, help: string | null = null) =>
    report.add(code, at, message, { help });
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(parameters['additionalProperty']);
      report.add('JC201', at.part(key, null), `\`${key}\` is not a key that is known here.`, {
        key: true,
        help: didYouMean(key, known()),
      });
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
      const help = didYouMean(String(at.value), allowed) ?? `one of ${allowed.join(', ')}`;
      add('JC204', `\`${String(at.value)}\` is not one of the values known here.`, help);
      return;
    }
    case 'minProperties':
    case 'maxProperties':
      add('JC205', 'Exactly one key must stand here.', `known: ${known().join(', ')}`);
      return;
    case 'propertyNames': {
      const name = String(parameters['propertyName']);
      const message = `\`${name}\` is no name: a letter first, then letters, digits and _.`;
      report.add('JC205', at.part(name, null), message, { key: true });
      return;
    }
    default:
      add('JC205', misfitOf(keyword, parameters));
  }
}
