declare module 'virtual:journey' {
  export const journey: import('../../src/engine').CompiledJourney;
}

declare module 'virtual:shape-validators' {
  export const shapeValidators: import('../../src/engine').ShapeValidators;
}
