export { compile, type Compilation } from './compile';
export {
  codes,
  renderDiagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type Place,
} from './diagnostic';
export { operatorTable, type Operator, type ArgumentKind } from './rules';
export { createShapeValidators } from './shape/create-shape-validators';
export { generateShapeValidators } from './shape/generate-shape-validators';
