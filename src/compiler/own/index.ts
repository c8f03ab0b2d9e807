export { isOwnName, type OwnModule, type OwnModules } from './own-module';
export {
  codeOf,
  isKnownOperator,
  needsOf,
  readOwnParts,
  type OwnCode,
  type OwnParts,
} from './own-parts';
