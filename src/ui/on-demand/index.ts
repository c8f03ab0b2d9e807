export { onDemand, type Part } from './on-demand';
export { usePart } from './use-part';
