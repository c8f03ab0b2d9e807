import type { ProofExplanations } from '../explanation';

/** Conditions that decide nothing. */
export const decisions = {
  JP101: {
    means: 'The condition holds for no household, whatever it answers.',
    why: 'What hangs on it never happens: a question is never asked, a notice never shown. Mostly one of two values was meant, or `or` for `and`.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'start', 'required'],
      wrong:
        '"required": { "and": [{ "===": [{ "var": "permitType" }, "visitor"] }, { "===": [{ "var": "permitType" }, "resident"] }] }',
      right:
        '"required": { "or": [{ "===": [{ "var": "permitType" }, "visitor"] }, { "===": [{ "var": "street" }, "Elm"] }] }',
    },
  },
  JP102: {
    means: 'The condition holds for every household, whatever it answers.',
    why: 'Then it decides nothing, and whoever reads it believes that somebody is left out.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'start', 'required'],
      wrong:
        '"required": { "or": [{ "!==": [{ "var": "permitType" }, "visitor"] }, { "!==": [{ "var": "permitType" }, "resident"] }] }',
      right: '"required": { "!==": [{ "var": "permitType" }, "visitor"] }',
    },
  },
  JP103: {
    means: 'The case stands behind one that holds wherever it does, so it is never reached.',
    why: 'What it says is said to nobody. The narrower case belongs before the wider one.',
    example: {
      file: 'facts/permit.json',
      at: ['facts', 'kind'],
      wrong:
        '"kind": { "if": [{ "isAnswered": { "var": "permitType" } }, "long", { "===": [{ "var": "permitType" }, "visitor"] }, "short", "long"] }',
      right: '"kind": { "if": [{ "===": [{ "var": "permitType" }, "visitor"] }, "short", "long"] }',
    },
  },
  JP104: {
    means: 'Both branches come to the same, so the condition between them decides nothing.',
    why: 'One of the two was meant to be something else, and nobody gets it.',
    example: {
      file: 'facts/permit.json',
      at: ['facts', 'kind'],
      wrong:
        '"kind": { "if": [{ "===": [{ "var": "permitType" }, "visitor"] }, "short", "short"] }',
      right: '"kind": { "if": [{ "===": [{ "var": "permitType" }, "visitor"] }, "short", "long"] }',
    },
  },
  JP105: {
    means: 'The same is asked twice in one condition.',
    why: 'The second decides nothing. Mostly another path or value was meant there.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'required'],
      wrong:
        '"required": { "and": [{ "===": [{ "var": "permitType" }, "visitor"] }, { "===": [{ "var": "permitType" }, "visitor"] }] }',
      right:
        '"required": { "and": [{ "===": [{ "var": "permitType" }, "visitor"] }, { "isAnswered": { "var": "street" } }] }',
    },
  },
  JP106: {
    means:
      'The condition can hold, but never where it is asked: what it belongs to does not count then.',
    why: 'A question that counts for visitors alone and is required of residents is required of nobody.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'required'],
      wrong: '"required": { "===": [{ "var": "permitType" }, "resident"] }',
      right: '"required": { "===": [{ "var": "permitType" }, "visitor"] }',
    },
  },
  JP107: {
    means:
      'A part of a condition is implied by the parts beside it: without it the whole comes to the same. That something is answered may be said beside what hangs on it.',
    why: 'It decides nothing. Mostly something narrower was meant, and whoever changes one of the two believes that the other still holds.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'required'],
      wrong:
        '"required": { "and": [{ "===": [{ "var": "permitType" }, "visitor"] }, { "!==": [{ "var": "permitType" }, "resident"] }] }',
      right: '"required": { "===": [{ "var": "permitType" }, "visitor"] }',
    },
  },
  JP108: {
    means:
      'The folded line of a sheet, or the reason why an option is not to be had, has cases, and none of them is for some households.',
    why: 'They find nothing where others are told something.',
    example: {
      file: 'steps/apply/street.json',
      at: ['summary'],
      wrong:
        '"summary": [{ "when": { "===": [{ "var": "permitType" }, "visitor"] }, "text": "A visitor in {street}" }, { "when": { "===": [{ "var": "permitType" }, "resident"] }, "text": "Who lives in {street}" }]',
      right:
        '"summary": [{ "when": { "===": [{ "var": "permitType" }, "visitor"] }, "text": "A visitor in {street}" }, { "text": "Who lives in {street}" }]',
    },
  },
} as const satisfies ProofExplanations;
