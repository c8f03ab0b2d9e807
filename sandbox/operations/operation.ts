import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '../contract/types';
import type { Asking } from '../database/quotes';

/** What an operation may use; time and chance are given. */
export interface Context extends Asking {
  readonly now: Date;
  /** What day it is for the household, as yyyy-mm-dd. */
  readonly today: string;
  readonly randomId: () => string;
  readonly tokenSeconds: number;
  /** Of the request, for addresses that lead back to the sandbox. */
  readonly origin: string;
}

/** A request that keeps the contract. */
export interface Call<Id extends OperationId> {
  readonly body: BodyOf<Id>;
  readonly query: QueryOf<Id>;
  readonly path: PathOf<Id>;
}

/** Every operation of the contract, which types its request and its answer. */
export type Operations = {
  readonly [Id in OperationId]: (
    call: Call<Id>,
    context: Context,
  ) => AnswerOf<Id> | Promise<AnswerOf<Id>>;
};
