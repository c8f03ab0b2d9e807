import { expect, test } from 'vitest';
import { announcement } from './announcement';
import { section, step } from './testing/views';
import { words } from './testing/words';

const say = (before: ReturnType<typeof step>, after: ReturnType<typeof step>) =>
  announcement(before, after, words);

test('what folds is said with its answer, what opens by its title', () => {
  const after = step({
    sections: [section('a', { status: 'open' }), section('b')],
    open: 'a',
  });
  expect(say(step(), after)).toBe('Now open: Question a. Question b: Answer b.');
});

test('sections that come and go are said', () => {
  const more = step({ sections: [...step().sections, section('c')] });
  expect(say(step(), more)).toBe('New question: Question c.');
  expect(say(more, step())).toBe('No longer asked: Question c.');
});

test('an answer alone, or another step, says nothing', () => {
  expect(say(step(), step({ missing: [] }))).toBe('');
  expect(say(step(), step({ id: 'other', sections: [] }))).toBe('');
});
