export { compile, type Compilation } from './compile';
export { renderDiagnostic, type Diagnostic, type DiagnosticCode, type Place } from './diagnostic';
export { createShapeValidators } from './shape/create-shape-validators';
export { generateShapeValidators } from './shape/generate-shape-validators';
