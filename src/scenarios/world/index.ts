export { newDevice, noted, storageKinds, type Device } from './device';
export { answerCalls, asking, happen, nameOf, namesOf, without } from './happen';
export {
  fieldNamed,
  fieldView,
  sectionNamed,
  sectionView,
  whyAbsent,
  type NamedField,
} from './page';
export {
  changePartner,
  isAlike,
  partnerKeys,
  readFailure,
  silentPartner,
  type Partner,
} from './partner';
export { filterNamed, itemsNow, itemWith, screenNow, shownKeys, type ScreenNow } from './screen';
export { blankTab, hear, turnTo } from './tabs';
export { pass } from './time';
export {
  dialogOf,
  isNamed,
  now,
  stepOf,
  viewOf,
  type Hold,
  type MadeCall,
  type World,
} from './world';
