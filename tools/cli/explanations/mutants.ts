import type { MutantCode } from '../../../src/mutants';
import type { Explanation } from './explanation';

const scenarios = { file: 'scenarios/all.json', at: ['scenarios', 0] } as const;

/** Every code of a change that nobody notices has one: a code that is added without is a type error here. */
export const mutants: Readonly<Record<MutantCode, Explanation>> = {
  JM101: {
    means: 'A rule was changed, and no scenario comes to where it is worked out.',
    why: 'A rule that nothing tries can say anything: a slip in it is found by a household, or by nobody.',
    example: {
      ...scenarios,
      wrong: '{ "name": "nobody asks", "do": [], "expect": { "step": "ask" } }',
      right:
        '{ "name": "a long name", "do": [{ "answer": { "ticket.name": "aaaaa" } }], "expect": { "required": ["ticket.way"] } }',
    },
  },
  JM102: {
    means:
      'A rule was changed, and came to the same for every household that the scenarios have. The example names one for which it comes to something else.',
    why: 'An edge that no household stands at can move: one that is over it by a penny, a day or a letter holds it.',
    example: {
      ...scenarios,
      wrong:
        '{ "name": "a long name", "do": [{ "answer": { "ticket.name": "aaaaaaaaa" } }], "expect": { "required": ["ticket.way"] } }',
      right:
        '{ "name": "a name just long enough", "do": [{ "answer": { "ticket.name": "aaaaa" } }], "expect": { "required": ["ticket.way"] } }',
    },
  },
  JM103: {
    means:
      'A rule was changed, and came to something else in a scenario, which expects nothing that hangs on it.',
    why: 'A scenario that only goes through proves that nothing breaks, not that it is right: most often it lacks what must not be there.',
    example: {
      ...scenarios,
      wrong:
        '{ "name": "a short name", "do": [{ "answer": { "ticket.name": "aaaa" } }], "expect": { "shown": ["ticket.way"] } }',
      right:
        '{ "name": "a short name", "do": [{ "answer": { "ticket.name": "aaaa" } }], "expect": { "notRequired": ["ticket.way"] } }',
    },
  },
};
