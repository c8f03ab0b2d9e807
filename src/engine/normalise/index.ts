export { halfWidth } from './half-width';
export { onEdit, onLeave } from './normalise';
export { normaliserNames, type NormaliserName } from './normalisers';
