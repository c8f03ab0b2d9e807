import { expect, test } from 'vitest';
import { announcement } from './guidance';
import { section, step } from './testing/views';
import { words } from '../parts/testing/words';

const say = (before: ReturnType<typeof step>, after: ReturnType<typeof step>, isLed = false) =>
  announcement(before, after, words, isLed);

test('what folds is said with its answer, what opens by its title', () => {
  const after = step({
    sections: [section('a', { status: 'open' }), section('b')],
    open: 'a',
  });
  expect(say(step(), after)).toBe('Now open: Question a. Question b: Answer b.');
  expect(say(step(), after, true), 'the focus goes to its title').toBe('Question b: Answer b.');
});

test('sections that come with their answers are said in one line, and so are those that go', () => {
  const more = step({ sections: [...step().sections, section('c')] });
  expect(say(step(), more)).toBe('Already answered: Name c.');
  expect(say(more, step())).toBe('No longer asked: Question c.');
});

test('HOM-31 what informs or warns is said when it comes, once', () => {
  const alert = (id: string, kind: 'take-care' | 'note') => ({
    ...{ id, kind, under: null, items: [], source: [] },
    ...{ title: [`Title ${id}.`], text: [`Text ${id}.`] },
  });
  const told = step({
    sections: [
      section('b', { status: 'open', content: [alert('x', 'take-care'), alert('y', 'note')] }),
    ],
  });
  const before = step({ sections: [section('b', { status: 'open' })] });
  expect(say(before, told)).toBe('Title x. Text x.');
  expect(say(told, told)).toBe('');
});

test('an answer alone, or another step, says nothing', () => {
  expect(say(step(), step({ missing: [] }))).toBe('');
  expect(say(step(), step({ id: 'other', sections: [] }))).toBe('');
});
