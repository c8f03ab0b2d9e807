export {
  checkFormat,
  compileNormalise,
  compilePatterns,
  compileShown,
  formatOf,
  lengthsOf,
  shownOf,
} from './formats';
