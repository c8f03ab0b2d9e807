export { fill, plain, type TextSource } from './fill';
export { format } from './format';
