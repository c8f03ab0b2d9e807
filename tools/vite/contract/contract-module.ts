import { answerValidators, exportName } from './answer-validators';
import { contractOperations, type ContractDocument } from './contract-operations';

/** Text of a module with every operation, and validators for those that `checked` names (all, without it). */
export function contractModule(document: ContractDocument, checked?: readonly string[]): string {
  const operations = contractOperations(document);
  const table = Object.fromEntries(
    operations.map(({ id, method, path }) => [id, { method, path }]),
  );
  return [
    `export const operations=${JSON.stringify(table)};`,
    validatorsModule(document, checked),
  ].join('\n');
}

/** Text of a module with the validators alone. */
export function validatorsModule(document: ContractDocument, checked?: readonly string[]): string {
  const operations = contractOperations(document).filter(
    ({ id }) => checked === undefined || checked.includes(id),
  );
  const members = operations.map(({ id }) => `${id}:${exportName(id)}`);
  return [
    answerValidators(document, operations),
    `export const validators={${members.join()}};`,
  ].join('\n');
}
