declare module 'virtual:bench-forms' {
  import type { CompiledJourney, ShapeValidators } from '../../../src/engine';

  /** By `<fields>-<layout>`. */
  export const forms: Readonly<
    Record<
      string,
      () => Promise<{
        readonly journey: CompiledJourney;
        readonly shapeValidators: ShapeValidators;
      }>
    >
  >;
}
