export { createCoverage, type Coverage, type CoverageReport, type Gap } from './create-coverage';
export { percent } from './percent';
