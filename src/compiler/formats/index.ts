export {
  checkFormat,
  compileNormalise,
  compilePatterns,
  compileShown,
  formatOf,
  lengthsOf,
} from './formats';
