import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builds, wordsIn } from './stored';
import { reworded } from './reworded';
import { wordsOf } from './words-of';

const now = wordsOf(join(import.meta.dirname, '../../journey-config'));

describe.each(builds)('an answer kept by %s', (build) => {
  const then = Object.entries(wordsIn(build));

  it('is one to the same question', () => {
    for (const [path, questions] of then) {
      for (const { section, ask } of questions) {
        const asked = now[path]?.filter((one) => one.section === section).map((one) => one.ask);
        expect(asked, `${path} in ${section}`).toContain(reworded[ask] ?? ask);
      }
    }
  });

  it('is the same option still', () => {
    for (const [path, questions] of then) {
      for (const { section, options } of questions) {
        const same = now[path]?.filter((one) => one.section === section) ?? [];
        for (const [value, label] of Object.entries(options)) {
          const says = same.map((one) => one.options[value]);
          expect(says, `${path} = ${value} in ${section}`).toContain(reworded[label] ?? label);
        }
      }
    }
  });
});
