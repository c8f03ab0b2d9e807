export { asPattern } from './as-pattern';
export { matchesNothing } from './matches-nothing';
export { readPattern, type Part, type Pattern } from './read-pattern';
export { someText, type Found, type Wanted } from './some-text';
