import { answerValidators, exportName } from './answer-validators';
import type { ContractDocument } from './contract-document';
import { contractOperations } from './contract-operations';

/** Text of the module `virtual:api-contract`, made from an OpenAPI 3.1 document. */
export function contractModule(document: ContractDocument): string {
  const operations = contractOperations(document);
  const table = Object.fromEntries(
    operations.map(({ id, method, path }) => [id, { method, path }]),
  );
  const members = operations.map(({ id }) => `${id}:${exportName(id)}`);
  return [
    answerValidators(document, operations),
    `export const operations=${JSON.stringify(table)};`,
    `export const validators={${members.join()}};`,
  ].join('\n');
}
