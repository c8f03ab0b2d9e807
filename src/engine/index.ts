export { createEngine } from './create-engine';
export * from './model';
export { normaliserNames, type NormaliserName } from './normalise';
export { plain } from './text';
