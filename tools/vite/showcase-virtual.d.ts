/** The small journey whose sections the page of components draws. */
declare module 'virtual:showcase' {
  export const journey: import('../../src/engine').CompiledJourney;
  export const shapeValidators: import('../../src/engine').ShapeValidators;
}
