import { expect, it } from 'vitest';
import { distinct } from './plan';

it('what the partner lists twice under one key are two cards of the page', () => {
  expect(distinct(['a/1', 'b/1', 'a/1', 'a/1'])).toEqual(['a/1', 'b/1', 'a/1 2', 'a/1 3']);
});
