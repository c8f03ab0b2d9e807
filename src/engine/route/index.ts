export { withQueryValues } from './query-values';
export { isAddressOf, routeParameters } from './route-parameters';
