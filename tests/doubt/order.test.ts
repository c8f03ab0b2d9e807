import { describe } from 'vitest';
import { greaterRows } from './expectations';
import { testRows } from './world/test-rows';

describe('the rows of the greater entry', () => {
  testRows(greaterRows());
});
