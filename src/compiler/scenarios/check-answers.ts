import { isObject, keysOfPath, type Json } from '../../rules';
import type { Context } from '../context';
import { resolve } from '../contract';
import { didYouMean } from '../diagnostic';
import { Cursor, entries } from '../source';
import { misfitsOf } from './misfit';

type Part = Cursor<Readonly<Record<string, Json>>>;

/** What the partner answers a household is as the contract gives it. */
export function createAnswersCheck(context: Context): (household: Part) => void {
  const answerOf = createAnswers(context);
  return (household) => {
    for (const [name, at] of entries(objectAt(household, 'answers')))
      reportMisfits(at, answerOf(name), context);
    for (const [path, at] of entries(objectAt(household, 'change'))) {
      const [name = '', ...keys] = keysOfPath(path);
      reportMisfits(at, schemaAt(answerOf(name), keys, context), context);
    }
  };
}

export function objectAt(part: Part, key: string): Part | null {
  const value = part.value[key];
  return isObject(value) ? part.part(key, value) : null;
}

/** The schema of an answer by a name of who asks for it; null where no name, or more than one operation, has it. */
function createAnswers({ symbols, operations }: Context): (name: string) => Json {
  const operationsNamed = (name: string): ReadonlySet<string> => {
    const calls = symbols.lookups.get(name) ?? (symbols.calls.has(name) ? [name] : []);
    const found = [...calls].flatMap((call) => symbols.calls.get(call)?.value.operation ?? []);
    return new Set(found.length === 0 ? [name] : found);
  };
  return (name) => {
    const [operation, another] = operationsNamed(name);
    if (operation === undefined || another !== undefined) return null;
    return operations.get(operation)?.answer ?? null;
  };
}

/** Where the keys lead through properties and items; null where the contract does not say it in one way. */
function schemaAt(start: Json, keys: readonly string[], { contract }: Context): Json {
  let schema = start;
  for (const key of keys) {
    if (schema === null) return null;
    const { properties, items } = resolve(schema, contract);
    if (isObject(properties) && Object.hasOwn(properties, key)) schema = properties[key] ?? null;
    else schema = /^\d+$/.test(key) ? (items ?? null) : null;
  }
  return schema;
}

function reportMisfits(at: Cursor<Json>, schema: Json, { contract, report }: Context): void {
  if (schema === null) return;
  for (const { code, message, way, known } of misfitsOf(at.value, schema, contract)) {
    const key = way.at(-1);
    const place = new Cursor<unknown>(null, at.file, [...at.pointer, ...way]);
    report.add(code, place, message, {
      ...{ key: known !== undefined, severity: 'warning' },
      help: known === undefined ? null : didYouMean(String(key), known),
    });
  }
}
