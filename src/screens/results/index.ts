export { ResultsBand } from './results-band';
export { ResultsScreen } from './results-screen';
