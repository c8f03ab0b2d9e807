import { compare, type Expectation } from './check';

/** `"parameters": { "status": "500" }`: what the address of the page carries. */
export const parameters: Expectation = (from) => (world) =>
  compare(from, 'the parameters of the address', from.value, world.state.progress.parameters);
