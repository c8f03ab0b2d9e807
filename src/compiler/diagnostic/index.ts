export { codes, type DiagnosticCode } from './codes';
export type { Diagnostic, Place } from './diagnostic';
export { didYouMean, nearest } from './did-you-mean';
export {
  renderDiagnostic,
  renderFinding,
  type Finding,
  type FindingPart,
  type PaintFinding,
} from './render-diagnostic';
export { Report, type FileOf } from './report';
