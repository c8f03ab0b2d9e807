export { keptShape, offeredShape, shapeAtPath } from './kept-shape';
export { answerShape, lookupShape, pickedShape } from './picked-shape';
export { placesIn, type BodyPlace } from './places-in';
export { eitherShape, shapeOf, type Shape } from './shape';
export { numberLimits, textLimits, type NumberLimits, type TextLimits } from './limits-of-shape';
export { itemShape, keysOfShape, shapeAt, type Reached } from './shape-at';
