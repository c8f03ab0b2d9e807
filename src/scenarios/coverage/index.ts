export {
  createCoverage,
  type Coverage,
  type CoverageGoal,
  type CoverageReport,
  type Gap,
} from './create-coverage';
export { percent } from './percent';
