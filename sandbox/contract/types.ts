import type { operations } from '../../src/api/generated/contract';

export type { components } from '../../src/api/generated/contract';

export type OperationId = keyof operations;

interface Sent<Body> {
  readonly content: { readonly 'application/json': Body };
}

interface SentForm {
  readonly content: { readonly 'multipart/form-data': object };
}

/** What the contract lets through; undefined where an operation has no body, or need not have one. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: Sent<infer Body>;
}
  ? Body
  : operations[Id] extends { readonly requestBody?: Sent<infer Body> }
    ? Body | undefined
    : operations[Id] extends { readonly requestBody: SentForm }
      ? File
      : undefined;

export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

export type PathOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;

export type AnswerOf<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json'];
