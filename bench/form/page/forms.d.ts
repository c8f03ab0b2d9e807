declare module 'virtual:bench-forms' {
  interface LoadedForm {
    readonly journey: import('../../../src/journey').CompiledJourney;
    readonly shapeValidators: import('../../../src/journey').ShapeValidators;
  }

  /** By `<fields>-<layout>`. */
  export const forms: Readonly<Record<string, () => Promise<LoadedForm>>>;
}
