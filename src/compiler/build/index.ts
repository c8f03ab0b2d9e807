export { compileJourney } from './compile-journey';
export { compilePolicies } from './compile-policies';
export { compileTables } from './compile-tables';
