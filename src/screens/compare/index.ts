export { CompareBack, CompareScreen } from './compare-screen';
