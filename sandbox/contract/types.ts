import type { operations } from '../../src/api/generated/contract';

export type { components } from '../../src/api/generated/contract';

export type OperationId = keyof operations;

interface WithBody<Body> {
  readonly requestBody: { readonly content: { readonly 'application/json': Body } };
}

/** What the contract lets through; undefined where an operation has no body. */
export type BodyOf<Id extends OperationId> =
  operations[Id] extends WithBody<infer Body> ? Body : undefined;

export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

export type PathOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;

export type AnswerOf<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json'];
