export { compileJourney } from './compile-journey';
export { compileTables } from './compile-tables';
