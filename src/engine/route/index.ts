export { isAddressOf, routeParameters } from './route-parameters';
