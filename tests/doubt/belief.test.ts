import { describe } from 'vitest';
import { timesOfNoes } from './expectations';
import { testRows } from './world/test-rows';

describe('the rows of noes and when they were asked', () => {
  testRows(timesOfNoes());
});
