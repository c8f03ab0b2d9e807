export { fill, plain, type TextSource } from './fill';
