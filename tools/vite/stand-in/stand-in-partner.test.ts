import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration, readContract } from '../../project';
import type { ContractDocument } from '../contract/contract-operations';
import { createStandIn } from './stand-in-partner';

const folder = join(import.meta.dirname, '../../../tests/permit/journey-config');
const files = readConfiguration(folder);
const contract = readContract(folder, files) as ContractDocument;

const respond = (example: object | null, household: object | null = null) =>
  createStandIn(
    {
      paths: {
        '/books/{book}/notes': {
          get: {
            operationId: 'notes',
            responses: {
              200: { content: { 'application/json': { schema: {}, ...example } } },
            },
          },
        },
      },
    },
    new Map<string, string>(
      household === null
        ? []
        : [
            ['calls/notes-of.json', '{ "id": "notesOf", "operation": "notes" }'],
            [
              'scenarios/households/reader.json',
              JSON.stringify({ $schema: '', id: 'reader', about: 'Reads.', ...household }),
            ],
          ],
    ),
    null,
  )('GET', '/books/7/notes');

describe('the stand-in for a partner', () => {
  it('answers as the household has it that is named, with what it extends', () => {
    const oldTown = createStandIn(contract, files, 'oldTownHome');
    expect(oldTown('GET', '/addresses/a1/zone')).toMatchObject({
      status: 200,
      body: { council: { name: 'Old Town' } },
    });
    expect(oldTown('GET', '/bands').body).toHaveLength(3);
  });

  it('answers as the first household that has an answer, where none is named', () => {
    const anybody = createStandIn(contract, files, null);
    expect(anybody('GET', '/addresses/a1/zone').body).toMatchObject({
      council: { name: 'Harbour' },
    });
  });

  it('knows an answer by the name of the call as well', () => {
    expect(respond(null, { answers: { notesOf: ['a'] } })).toMatchObject({ body: ['a'] });
  });

  it('fails and is late as the household says', () => {
    const late = { failures: { notes: { status: 422, message: 'No.' } }, arrives: { notes: 2 } };
    expect(respond(null, late)).toEqual({ status: 422, body: { message: 'No.' }, after: 2 });
    expect(respond(null, { failures: { notes: 'timeout' } })).toMatchObject({ status: 504 });
  });

  it('takes an example of the contract where no household has an answer', () => {
    expect(respond({ example: ['b'] }, { answers: {} })).toMatchObject({ body: ['b'] });
    expect(respond({ examples: { some: { value: ['c'] } } })).toMatchObject({ body: ['c'] });
  });

  it('says what is missing where there is neither, and of an address that the contract does not have', () => {
    expect(respond(null)).toMatchObject({
      status: 501,
      body: { message: expect.stringContaining('Nothing answers notes') as string },
    });
    const anybody = createStandIn(contract, files, null);
    expect(anybody('GET', '/nothing').status).toBe(404);
    expect(anybody('POST', '/bands').status).toBe(404);
  });

  it('says which households there are, when it is told of another', () => {
    expect(() => createStandIn(contract, files, 'nobody')).toThrow(
      /no household `nobody`; known: harbourHome/,
    );
  });
});
