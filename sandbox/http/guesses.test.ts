import { expect, it } from 'vitest';
import { Guesses } from './guesses';

const now = new Date('2026-09-01T09:00:00Z');

it('remembers ten thousand clients, and forgets whoever guessed least lately', () => {
  const guesses = new Guesses();
  const guess = (client: string, id: string) => () => {
    guesses.note(client, id, now);
  };
  for (let id = 0; id < 20; id += 1) {
    guess('early', String(id))();
    guess('lately', String(id))();
  }
  for (let other = 0; other < 9_998; other += 1) guess(`other ${String(other)}`, '1')();
  expect(guess('early', 'one more')).toThrow('Too many numbers');
  expect(guess('lately', 'one more')).toThrow('Too many numbers');
  guess('another', '1')();
  guess('yet another', '1')();
  expect(guess('early', 'one more')).toThrow('Too many numbers');
  for (let other = 0; other < 9_999; other += 1) guess(`new ${String(other)}`, '1')();
  expect(guess('lately', 'one more')).not.toThrow();
});

it('counts down in whole minutes', () => {
  const guesses = new Guesses();
  for (let id = 0; id < 20; id += 1) guesses.note('client', String(id), now);
  const later = (seconds: number) => () => {
    guesses.note('client', 'one more', new Date(now.getTime() + seconds * 1000));
  };
  expect(later(0)).toThrow('try again in 10 minutes.');
  expect(later(540)).toThrow('try again in 1 minute.');
  expect(later(599.5)).toThrow(expect.objectContaining({ status: 429, retryAfter: 1 }));
  expect(later(600)).not.toThrow();
});
