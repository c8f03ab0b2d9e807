export { brandDifferences, brandsIn, hasOverlay, type BrandDifference } from './brand';
export { isSound, type Checked, type Compilation, type CompileOptions } from './compilation';
export { compile } from './compile';
export { createRecompiler } from './recompile';
export {
  codes,
  nearest,
  renderDiagnostic,
  renderFinding,
  type Diagnostic,
  type DiagnosticCode,
  type Finding,
  type FindingPart,
  type Place,
} from './diagnostic';
export { compileLocale, type CompiledLocale } from './compile-locale';
export { fileTypes } from './files';
export { localesIn } from './locale';
export type { PlacedPattern } from './source/note-pattern';
export type { OwnCode, OwnModule, OwnModules } from './own';
export { createShapeValidators } from './shape/create-shape-validators';
export { generateShapeValidators } from './shape/generate-shape-validators';
export { SourceCache } from './source/source-cache';
