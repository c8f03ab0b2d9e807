declare module 'virtual:bench-forms' {
  interface LoadedForm {
    readonly journey: import('../../../src/engine').CompiledJourney;
    readonly shapeValidators: import('../../../src/engine').ShapeValidators;
  }

  /** By `<fields>-<layout>`. */
  export const forms: Readonly<Record<string, () => Promise<LoadedForm>>>;
}
