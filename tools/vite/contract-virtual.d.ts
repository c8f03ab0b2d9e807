declare module 'virtual:api-contract' {
  interface AnswerValidator {
    (answer: unknown): boolean;
    readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
  }
  /** By operationId. */
  export const operations: Readonly<
    Record<string, { readonly method: string; readonly path: string }>
  >;
  /** By operationId; each checks what a success answers. */
  export const validators: Readonly<Record<string, AnswerValidator>>;
}
