export { bodyProperties, type BodyProperties } from './body-properties';
export { checkNames } from './check-names';
export { operationsOf, resolve, type Operation } from './find-operation';
