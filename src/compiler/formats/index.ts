export { checkFormat, compileNormalise, compilePatterns, compileShown, formatOf } from './formats';
