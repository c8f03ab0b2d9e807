export type { DiagnosticCode } from './codes';
export type { Diagnostic, Place } from './diagnostic';
export { didYouMean, nearest } from './did-you-mean';
export { renderDiagnostic } from './render-diagnostic';
export { Report } from './report';
