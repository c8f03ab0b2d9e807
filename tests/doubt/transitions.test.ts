import { describe } from 'vitest';
import { transitionRows } from './expectations';
import { testRows } from './world/test-rows';

describe('the rows of transitions', () => {
  testRows(transitionRows());
});
