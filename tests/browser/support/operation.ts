import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Contract {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string }>>>
  >;
}

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../schemas/api/openapi.json'), 'utf8'),
) as Contract;

/** Addresses of one operation of the partner API. */
export function operation(id: string): RegExp {
  const found = Object.entries(contract.paths).find(([, methods]) =>
    Object.values(methods).some(({ operationId }) => operationId === id),
  );
  if (found === undefined) throw new Error(`The contract has no operation ${id}.`);
  const path = found[0].replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`/api${path}(\\?.*)?$`);
}
