import type { ErrorObject } from 'ajv/dist/2020';

/** One sentence that names the field, from what a validator found. */
export function describeBreach(root: string, errors: readonly ErrorObject[]): string {
  // An `anyOf` with null reports each of its sides; the deepest says what is really wrong.
  const error = errors
    .filter(({ keyword }) => keyword !== 'anyOf')
    .toSorted((one, other) => depth(other) - depth(one))[0];
  if (error === undefined) return `${root} breaks the contract.`;
  const field = fieldName(root, error.instancePath);
  switch (error.keyword) {
    case 'required':
      return `${inside(field, root, String(error.params['missingProperty']))} is missing.`;
    case 'additionalProperties':
      return `${inside(field, root, String(error.params['additionalProperty']))} is not a field of this call.`;
    case 'enum':
      return `${field} must be one of ${JSON.stringify(error.params['allowedValues'])}.`;
    case 'const':
      return `${field} must be ${JSON.stringify(error.params['allowedValue'])}.`;
    default:
      return `${field} ${error.message ?? 'breaks the contract'}.`;
  }
}

function depth({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

function fieldName(root: string, pointer: string): string {
  const path = pointer.split('/').slice(1).join('.');
  return path === '' ? root : path;
}

function inside(field: string, root: string, name: string): string {
  return field === root ? name : `${field}.${name}`;
}
