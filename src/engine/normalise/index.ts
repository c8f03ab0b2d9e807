export { onEdit, onLeave } from './normalise';
export { normaliserNames, type NormaliserName } from './normalisers';
