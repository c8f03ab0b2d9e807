declare module 'virtual:journey/start' {
  export const journey: import('../../src/engine').CompiledJourney;
  export const shapeValidators: import('../../src/engine').ShapeValidators;
}

declare module 'virtual:journey/rest' {
  export const rest: import('../../src/engine').JourneyRest;
  export const shapeValidators: import('../../src/engine').ShapeValidators;
}

declare module 'virtual:journey/explained' {
  export const journey: import('../../src/engine').CompiledJourney;
  export const shapeValidators: import('../../src/engine').ShapeValidators;
  export const origins: import('../../src/explain').OriginTable;
}
