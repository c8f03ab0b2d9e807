import { expect, it } from 'vitest';
import { withChanges } from '../model/difference';
import type { Opened } from '../model/protocol';
import { keepAnswered } from './answered';

const opened = (ms: number): Opened => ({
  ...{ journey: null, origins: null, shape: null, sensitive: {}, vocabulary: null },
  ...{ findings: [], ms },
});

it('a page is told what is otherwise than in the answer that it has', () => {
  const answered = keepAnswered('one thread');
  const first = answered.answerTo(null, opened(1));
  expect(first).toMatchObject({ whole: opened(1) });
  const second = answered.answerTo(first.id, opened(2));
  expect(second).toEqual({ id: 'one thread 2', changes: [{ way: ['ms'], value: 2 }] });
  const changes = 'changes' in second ? second.changes : [];
  expect(withChanges(opened(1), changes)).toEqual(opened(2));
});

it('is told all where that answer is of another thread, or long ago', () => {
  const answered = keepAnswered('one thread');
  expect(answered.answerTo('another thread 1', opened(1))).toMatchObject({ whole: opened(1) });
  const first = answered.answerTo(null, opened(0));
  for (let more = 0; more < 8; more += 1) answered.answerTo(null, opened(more));
  expect(answered.answerTo(first.id, opened(9))).toMatchObject({ whole: opened(9) });
});
