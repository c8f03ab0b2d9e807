export {
  createInspector,
  type FieldInspection,
  type Inspector,
  type SectionInspection,
} from './inspector';
