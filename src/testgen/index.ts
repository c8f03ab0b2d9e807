export { testgenCodes, codeOf, type TestgenCode } from './codes';
export type { Obstacle } from './search/search';
export { testgen, type Generated, type Left, type TestgenOptions } from './testgen';
