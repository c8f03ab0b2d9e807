export { compileJourney } from './compile-journey';
