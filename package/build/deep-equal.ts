export { default } from 'fast-deep-equal';
