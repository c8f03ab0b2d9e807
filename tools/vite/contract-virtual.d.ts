declare module 'virtual:api-contract' {
  export interface AnswerValidator {
    (answer: unknown): boolean;
    readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
  }
  /** By operationId. */
  export const operations: Readonly<
    Record<string, { readonly method: string; readonly path: string }>
  >;
  /** Of the operations that every visit begins with, by operationId. */
  export const validators: Readonly<Record<string, AnswerValidator>>;
}

declare module 'virtual:api-contract/answers' {
  /** Of every operation, by operationId; each checks what a success answers. */
  export const validators: Readonly<Record<string, import('virtual:api-contract').AnswerValidator>>;
}
