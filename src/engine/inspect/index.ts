export { createInspector } from './inspector';
export type { FieldInspection, Inspector, SectionInspection } from './inspector';
