/** What is read of an OpenAPI 3.1 document; the rest is for people. */
export interface ContractDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** JSON Schema of what a success answers; null when it answers nothing. */
  readonly answer: unknown;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
