export { isOwnName, type OwnModule, type OwnModules } from './own-module';
export {
  codeOf,
  isKnownOperator,
  needsOf,
  readOwnOperators,
  type OwnCode,
  type OwnParts,
} from './own-parts';
