export {
  checkFormat,
  compileNormalise,
  compilePatterns,
  compileShown,
  formatOf,
  halfOfDay,
  lengthsOf,
  shownOf,
} from './formats';
