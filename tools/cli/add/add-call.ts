import type { JsonObject } from '../../../src/engine';
import { asFile } from '../edit-json';
import { operationIds, operationNeeds } from './operation-needs';
import {
  kebabOf,
  refuseTaken,
  requireName,
  requireOption,
  requirePlace,
  schemaFor,
  valueOf,
  type Addition,
  type Asked,
} from './addition';

/** A call of an operation of the contract, with every key that the contract needs; each still says nothing. */
export function addCall(asked: Asked): Addition {
  const { files, name } = asked;
  requireName(name, 'camel');
  for (const each of files.keys())
    if (/^calls\//.test(each) && valueOf(files, each)['id'] === name)
      refuseTaken('call', name, each);
  const path = `calls/${kebabOf(name)}.json`;
  const contract = asked.contract();
  const operation = requireOption(asked, 'operation', 'findAddresses, as in the contract');
  requirePlace('operation', operation, operationIds(contract));
  const needs = needsOf(contract, operation);
  const call = {
    ...schemaFor(files, path, 'call'),
    id: name,
    operation,
    ...needs,
    busy: 'One moment',
    failed: 'We could not load this.',
  };
  const keys = Object.entries(needs).flatMap(([part, all]) =>
    Object.keys(all).map((key) => `${part}.${key}`),
  );
  return {
    files: new Map([[path, asFile(call)]]),
    changed: [path],
    left: [
      ...(keys.length === 0
        ? []
        : [`what is sent, in place of null: ${keys.join(', ')}, each as { "var": "answer" }`]),
      '`answer` or `into`: which part of the answer is kept; `busy` and `failed` in words of its own',
      `who makes it: "call": [{ "id": "${name}" }] in a reaction, a step, or a sequence`,
      `what households of the scenarios are answered: "${operation}" in \`answers\``,
    ],
  };
}

/** Path, query and body as the contract needs them, by key. */
function needsOf(
  contract: JsonObject,
  operation: string,
): Readonly<Record<string, Readonly<Record<string, null>>>> {
  const needs = operationNeeds(contract, operation);
  return Object.fromEntries(
    (['path', 'query', 'body'] as const).flatMap((part) => {
      const keys = needs?.[part] ?? [];
      return keys.length === 0 ? [] : [[part, Object.fromEntries(keys.map((key) => [key, null]))]];
    }),
  );
}
