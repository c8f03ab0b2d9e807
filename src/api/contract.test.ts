import { readFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, it } from 'vitest';

it('the generated types are those of the contract (npm run generate)', async () => {
  const contract = new URL('../../schemas/api/openapi.json', import.meta.url);
  const generated = new URL('./generated/contract.ts', import.meta.url);
  const types = COMMENT_HEADER + astToString(await openapiTS(contract));
  expect((await readFile(generated, 'utf8')) === types).toBe(true);
});
