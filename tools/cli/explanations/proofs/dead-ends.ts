import type { ProofExplanations } from '../explanation';
import { withSoManyCars } from '../with-cars';

/** Places that some household, or every one, cannot get past. */
export const deadEnds = {
  JP201: {
    means: 'An answer is required of households that have no way to give it.',
    why: 'Its question is hidden, locked or without an option for them. They cannot go on, and nothing on the page says why.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'start'],
      wrong:
        '"start": { "title": "First day", "schema": { "type": "string", "format": "date" }, "required": true, "visible": { "===": [{ "var": "permitType" }, "visitor"] } }',
      right:
        '"start": { "title": "First day", "schema": { "type": "string", "format": "date" }, "required": { "===": [{ "var": "permitType" }, "visitor"] }, "visible": { "===": [{ "var": "permitType" }, "visitor"] } }',
    },
  },
  JP202: {
    means: 'No value of a required answer passes all of its checks.',
    why: 'Whatever a household answers is refused, so it cannot go on.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'checks'],
      wrong:
        '"checks": { "enoughDays": { "assert": { ">=": [{ "var": "permit.days" }, 20] }, "message": "A permit is for at least 20 days." }, "fewDays": { "assert": { "and": [{ "isAnswered": { "var": "permitType" } }, { "<": [{ "var": "permit.days" }, 10] }] }, "message": "A permit is for less than 10 days." } }',
      right:
        '"checks": { "enoughDays": { "assert": { ">=": [{ "var": "permit.days" }, 10] }, "message": "A permit is for at least 10 days." }, "fewDays": { "assert": { "and": [{ "isAnswered": { "var": "permitType" } }, { "<": [{ "var": "permit.days" }, 20] }] }, "message": "A permit is for less than 20 days." } }',
    },
  },
  JP203: {
    means: 'A question or a sheet waits for something that comes about only after it.',
    why: 'Sheets come one by one, and the next waits for the one before. Two that wait for each other never come.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'street', 'visible'],
      wrong: '"visible": { "===": [{ "var": "agreed" }, true] }',
      right: '"visible": { "!==": [{ "var": "agreed" }, true] }',
    },
  },
  JP205: {
    means: 'Nobody can enter the step: what it requires never holds, or not before one is there.',
    why: 'Whoever is led to it is sent elsewhere, each time.',
    example: {
      file: 'steps/done/step.json',
      at: ['requires', 0],
      wrong:
        '{ "that": { "isAnswered": { "var": "lookups.booked" } }, "goTo": "apply", "notice": "Book first." }',
      right:
        '{ "that": { "isAnswered": { "var": "reference" } }, "goTo": "apply", "notice": "Apply first." }',
    },
  },
  JP206: {
    means:
      'The journey itself sends a household from step to step, or to the same one again, without an end.',
    why: 'It is sent round and round, whatever it does, and never comes to rest on any of them.',
    example: {
      file: 'steps/apply/step.json',
      at: ['requires'],
      wrong:
        '"requires": [{ "that": { "isAnswered": { "var": "reference" } }, "goTo": "done", "notice": "You have applied." }]',
      right:
        '"requires": [{ "that": { "!": { "isAnswered": { "var": "reference" } } }, "goTo": "done", "notice": "You have applied." }]',
    },
  },
  JP207: {
    means: 'A question offers an option that its own schema refuses.',
    why: 'Who chooses it is told that it is invalid.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days'],
      wrong:
        '"days": { "answer": "permit.days", "title": "Days", "schema": { "type": "integer", "minimum": 2 }, "options": [{ "value": 1, "label": "One day" }, { "value": 7, "label": "A week" }] }',
      right:
        '"days": { "answer": "permit.days", "title": "Days", "schema": { "type": "integer", "minimum": 1 }, "options": [{ "value": 1, "label": "One day" }, { "value": 7, "label": "A week" }] }',
    },
  },
  JP208: {
    means: 'A button waits for something that only pressing it brings about, or that comes later.',
    why: 'It can never be pressed, and what it does is never done.',
    example: {
      file: 'steps/apply/street.json',
      at: ['actions', 'findZone', 'enabled'],
      wrong: '"enabled": { "===": [{ "lookupStatus": "zones" }, "ready"] }',
      right: '"enabled": { "isAnswered": { "var": "street" } }',
    },
  },
  JP209: {
    means: 'Nothing opens the dialog.',
    why: 'Its questions are asked of nobody, and what waits for their answers waits for ever.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['present'],
      wrong: '"present": { "as": "dialog", "button": "Agree" }',
      right: '"name": "Terms"',
    },
  },
  JP210: {
    means: 'A sheet needs an answer of a partner that some of its households never ask for.',
    why: 'It stays pending for them: they have answered all, and cannot go on.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['needs'],
      wrong: '"needs": ["booked"]',
      right: '"needs": []',
    },
  },
  JP211: {
    means:
      'A change leads to a step that sends some households back at once: it clears what the step requires, or nothing has loaded it by then.',
    why: 'They press the button and stand somewhere else than they were told.',
    example: {
      file: 'sequences/save.json',
      at: ['then'],
      wrong: '"then": { "clear": ["reference"], "goTo": "done" }',
      right: '"then": { "goTo": "done" }',
    },
  },
  JP213: {
    means:
      'A choice stands that is not offered any more, since something else was answered, and its question is hidden, locked or without an option by then.',
    why: 'Its sheet is not whole, so the household cannot go on, and there is nothing on the page that it could change.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'permitType'],
      wrong:
        '"permitType": { "title": "Permit", "schema": { "type": "string", "enum": ["resident", "visitor"] }, "visible": { "!": { "isAnswered": { "var": "email" } } }, "options": [{ "value": "resident", "label": "Resident", "when": { "!": { "isAnswered": { "var": "email" } } } }, { "value": "visitor", "label": "Visitor" }] }',
      right:
        '"permitType": { "title": "Permit", "schema": { "type": "string", "enum": ["resident", "visitor"] }, "options": [{ "value": "resident", "label": "Resident", "when": { "!": { "isAnswered": { "var": "email" } } } }, { "value": "visitor", "label": "Visitor" }] }',
    },
  },
  JP214: {
    means:
      'A list must have more items than it may have, since an answer that says how many is higher than the most.',
    why: 'The household can add no more, and is told that some are missing: it cannot go on unless it takes back what it said.',
    example: {
      file: 'steps/apply/cars.json',
      at: ['fields', 'howMany'],
      wrong:
        '"howMany": { "title": "How many cars?", "schema": { "type": "integer", "minimum": 1, "maximum": 9 }, "required": true }',
      right:
        '"howMany": { "title": "How many cars?", "schema": { "type": "integer", "minimum": 1, "maximum": 3 }, "required": true }',
      beside: withSoManyCars,
    },
  },
  JP212: {
    means:
      'A step asks something, and nothing leads on: it has no button, or its sequence ends without going anywhere.',
    why: 'All has gone well, and the household stands before the same page as before.',
    example: {
      file: 'sequences/save.json',
      at: ['then'],
      wrong: '"then": { "track": "zoneFound" }',
      right: '"then": { "track": "zoneFound", "goTo": "done" }',
    },
  },
} as const satisfies ProofExplanations;
