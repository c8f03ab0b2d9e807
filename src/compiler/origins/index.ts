export { createOrigins } from './create-origins';
