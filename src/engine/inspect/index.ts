export { createInspector } from './create-inspector';
export type { FieldInspection, Inspector, SectionInspection } from './inspector';
