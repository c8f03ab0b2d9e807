export { startWhy } from './start-why';
