import { describe, expect, it } from 'vitest';
import { mutants, stories } from './stories';

describe('the stories of doubt', () => {
  it('are eight, each with its own name', () => {
    expect(new Set(stories().map(({ id }) => id)).size).toBe(8);
  });

  it.each(stories())('$id ends with what its last look at the database finds', (story) => {
    const looks = story.steps.flatMap(({ switches }) => (switches === undefined ? [] : [switches]));
    expect(story.switchesInTheEnd).toEqual(looks.at(-1));
  });

  it.each(stories())('$id expects nothing that it also forbids', ({ steps }) => {
    for (const { sees = [], never = [], offers = [], offersNot = [] } of steps) {
      expect(sees.filter((words) => never.includes(words))).toEqual([]);
      expect(offers.filter((words) => offersNot.includes(words))).toEqual([]);
    }
  });
});

describe('the mutants', () => {
  it('are m1 to m27 and m29', () => {
    const ids = [...Array.from({ length: 27 }, (_, index) => `m${index + 1}`), 'm29'];
    expect(mutants().map(({ id }) => id)).toEqual(ids);
  });

  it.each(mutants())('$id is noticed by some rule', ({ caughtBy }) => {
    expect(caughtBy).not.toEqual([]);
  });
});
