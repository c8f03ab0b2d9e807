export { createOrigins } from './create-origins';
export { noted, Notes } from './notes';
