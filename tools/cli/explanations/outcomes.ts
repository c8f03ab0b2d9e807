import type { TestgenCode } from '../../../src/testgen';
import type { Explanation } from './explanation';

/** Every code of an outcome without a scenario has one: a code that is added without is a type error here. */
export const outcomes: Readonly<Record<TestgenCode, Explanation>> = {
  JT101: {
    means:
      'A rule, or a part of it, can never come to this, whoever the household is: no scenario could show it.',
    why: 'What never decides anything is a slip, or was said for the reader. Where `journey prove` finds it too, its code is named.',
    example: {
      file: 'facts/ticket.json',
      at: ['facts', 'pays'],
      wrong:
        '{ "and": [{ "===": [{ "var": "ticket.way" }, "cash"] }, { "isAnswered": { "var": "ticket.way" } }] }',
      right: '{ "===": [{ "var": "ticket.way" }, "cash"] }',
    },
  },
  JT102: {
    means:
      'Some household could come to this, and none was found that comes there as a person does: by what is on the page, with a partner of the scenarios.',
    why: 'A way may be long, or need a partner who answers as none of the households has it. Give such a household, or write the scenario by hand.',
    example: {
      file: 'scenarios/households/somebody.json',
      at: ['answers', 'zones'],
      wrong: '[]',
      right: '[{ "id": "z1", "name": "Old Town" }]',
    },
  },
  JT103: {
    means:
      'For whom a rule comes to this is too much to work out, or hangs on what a release before kept, and nobody was found by trying.',
    why: 'Without knowing who it is for, a way is found by luck alone. Write the scenario by hand, or say the rule in smaller facts.',
    example: {
      file: 'facts/ticket.json',
      at: ['facts', 'pays'],
      wrong: '{ "===": [{ "var": "ticket.answer" }, "cash"] }',
      right: '{ "var": "facts.paysByCash" }',
    },
  },
};
