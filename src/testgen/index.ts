export { testgenCodes, codeOf, type TestgenCode } from './codes';
export type { Obstacle } from './search/search';
export { testgen, type Generated, type Left, type TestgenOptions } from './testgen';
export { trailOf } from './play/corpus';
export { folding, writtenAs } from './play/trail';
export { createNames } from './write/names';
export { settled } from './write/settle';
