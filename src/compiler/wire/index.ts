export { keptShape, offeredShape, shapeAtPath } from './kept-shape';
export { answerShape, lookupShape, pickedShape } from './picked-shape';
export { eitherShape, shapeOf, type Shape } from './shape';
export { itemShape, shapeAt, type Reached } from './shape-at';
