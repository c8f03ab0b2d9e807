export { brandDifferences, type BrandDifference } from './brand-differences';
export { addedFile, laidFile, laidSettings } from './lay-brand';
export {
  addUnread,
  brandsIn,
  filesOfBrand,
  hasOverlay,
  noOverlay,
  readOverlay,
  type BrandOverlay,
} from './read-overlay';
