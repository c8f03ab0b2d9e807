import type { ProofExplanations } from '../explanation';

/** What follows from a press, an answer or a call. */
export const happenings = {
  JP301: {
    means: 'A button is pressed and nothing happens: no reaction of its own sheet hears it.',
    why: 'The household presses again, and believes that the page is broken.',
    example: {
      file: 'steps/apply/street.json',
      at: ['actions'],
      wrong:
        '"actions": { "findZone": { "label": "Find zone", "beside": "street", "enabled": { "valid": "street" } }, "callUs": { "label": "Call us" } }',
      right:
        '"actions": { "findZone": { "label": "Find zone", "beside": "street", "enabled": { "valid": "street" } } }',
    },
  },
  JP302: {
    means: 'An answer is cleared by being given.',
    why: 'Whatever the household chooses is gone at once, and the sheet can never be left.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 1],
      wrong: '{ "on": { "answered": "street" }, "clear": ["street", "lookups.zones"] }',
      right: '{ "on": { "answered": "street" }, "clear": ["zone", "lookups.zones"] }',
    },
  },
  JP303: {
    means: 'A reaction or a call waits for something that has never come about by then.',
    why: 'It looks as if it were done, and it is not.',
    example: {
      file: 'sequences/save.json',
      at: ['steps', 0],
      wrong:
        '{ "id": "permit", "call": "create", "when": { "===": [{ "lookupStatus": "booked" }, "ready"] }, "then": { "set": { "reference": { "var": "answer.number" } } } }',
      right:
        '{ "id": "permit", "call": "create", "when": { "isAnswered": { "var": "street" } }, "then": { "set": { "reference": { "var": "answer.number" } } } }',
    },
  },
  JP304: {
    means: 'The answer of a call makes the same call again, and nobody has to do anything for it.',
    why: 'The page asks the partner without a pause, for as long as it is open.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 2],
      wrong:
        '{ "on": { "succeeded": "zones" }, "apply": "zoneDefaults", "call": [{ "id": "zones", "with": { "street": { "var": "street" } } }] }',
      right: '{ "on": { "succeeded": "zones" }, "apply": "zoneDefaults" }',
    },
  },
  JP305: {
    means: 'A change clears an answer and then reads it.',
    why: 'A change clears before it sets and calls: what is read is nothing by then.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 0],
      wrong:
        '{ "on": { "pressed": "findZone" }, "clear": ["street"], "call": [{ "id": "zones", "with": { "street": { "var": "street" } } }] }',
      right:
        '{ "on": { "pressed": "findZone" }, "clear": ["zone"], "call": [{ "id": "zones", "with": { "street": { "var": "street" } } }] }',
    },
  },
  JP306: {
    means: 'Something reads an answer that is set only after it, or is worked out from itself.',
    why: 'The first time it reads nothing, and later what was so before.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email'],
      wrong:
        '"email": { "title": "E-mail", "schema": { "type": "string" }, "opens": { "value": { "var": "email" } } }',
      right:
        '"email": { "title": "E-mail", "schema": { "type": "string" }, "opens": { "value": { "var": "street" } } }',
    },
  },
  JP307: {
    means: 'A call is made only where what it is made with is nothing.',
    why: 'The condition is turned round: the partner is asked about nothing, and never where there is something to ask.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 0],
      wrong:
        '{ "on": { "pressed": "findZone" }, "when": { "!": { "isAnswered": { "var": "street" } } }, "call": [{ "id": "zones", "with": { "street": { "var": "street" } } }] }',
      right:
        '{ "on": { "pressed": "findZone" }, "when": { "isAnswered": { "var": "street" } }, "call": [{ "id": "zones", "with": { "street": { "var": "street" } } }] }',
    },
  },
  JP308: {
    means: 'An answer to the question whether a commit was made counts as yes and as no.',
    why: 'A household whose switch or payment was made may be told that it was not, and send it again.',
    example: {
      pays: true,
      file: 'commits/payment.json',
      at: ['confirmBy', 'noWhen'],
      wrong: '"noWhen": { "isAnswered": { "var": "answer.paid" } }',
      right: '"noWhen": { "===": [{ "var": "answer.paid" }, false] }',
    },
  },
  JP309: {
    means: 'Some households can press a button, and no reaction to it is for them.',
    why: 'The household presses again, and believes that the page is broken.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 0],
      wrong:
        '{ "on": { "pressed": "findZone" }, "when": { "===": [{ "var": "street" }, "Elm"] }, "call": [{ "id": "zones", "with": { "street": { "var": "street" } } }] }',
      right:
        '{ "on": { "pressed": "findZone" }, "call": [{ "id": "zones", "with": { "street": { "var": "street" } } }] }',
    },
  },
  JP310: {
    means: 'One event makes two calls under one name, for some households at least.',
    why: 'The first is given up as soon as it has left: its answer never counts, and the partner is asked in vain.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 0],
      wrong:
        '{ "on": { "pressed": "findZone" }, "when": { "!==": [{ "var": "street" }, "Elm"] }, "call": [{ "id": "zones", "with": { "street": { "var": "street" } } }] }, { "on": { "pressed": "findZone" }, "when": { "isAnswered": { "var": "street" } }, "call": [{ "id": "spaces", "as": "zones", "with": { "street": { "var": "street" } } }] }',
      right:
        '{ "on": { "pressed": "findZone" }, "call": [{ "id": "zones", "with": { "street": { "var": "street" } } }] }',
    },
  },
  JP311: {
    means:
      'Several steps of a sequence load the same, one for each kind of household, and some households are of none of these kinds.',
    why: 'Nothing is saved for them, and the journey goes on as if it were.',
    example: {
      file: 'sequences/save.json',
      at: [],
      wrong:
        '{ "$schema": "../../schemas/sequence.schema.json", "id": "save", "title": "Saving your permit", "steps": [{ "id": "visitor", "call": "create", "when": { "===": [{ "var": "permitType" }, "visitor"] } }, { "id": "resident", "call": "create", "when": { "===": [{ "var": "permitType" }, "resident"] } }], "then": { "set": { "reference": { "var": "lookups.create.number" } }, "goTo": "done" } }',
      right:
        '{ "$schema": "../../schemas/sequence.schema.json", "id": "save", "title": "Saving your permit", "steps": [{ "id": "visitor", "call": "create", "when": { "===": [{ "var": "permitType" }, "visitor"] } }, { "id": "resident", "call": "create", "when": { "!==": [{ "var": "permitType" }, "visitor"] } }], "then": { "set": { "reference": { "var": "lookups.create.number" } }, "goTo": "done" } }',
    },
  },
  JP312: {
    means:
      'Two steps of a sequence make different calls under one name, and some households make both.',
    why: 'They were meant for different households; here the answer of the first is lost, and what it did stands.',
    example: {
      file: 'sequences/save.json',
      at: ['steps'],
      wrong:
        '"steps": [{ "id": "zones", "call": "zones", "as": "found", "with": { "street": { "var": "street" } }, "when": { "===": [{ "var": "permitType" }, "visitor"] } }, { "id": "spaces", "call": "spaces", "as": "found", "with": { "street": { "var": "street" } }, "when": { "isAnswered": { "var": "permitType" } } }, { "id": "permit", "call": "create", "okWhen": { "var": "answer.accepted" }, "then": { "set": { "reference": { "var": "answer.number" } } } }]',
      right:
        '"steps": [{ "id": "zones", "call": "zones", "as": "found", "with": { "street": { "var": "street" } }, "when": { "===": [{ "var": "permitType" }, "visitor"] } }, { "id": "spaces", "call": "spaces", "as": "found", "with": { "street": { "var": "street" } }, "when": { "!==": [{ "var": "permitType" }, "visitor"] } }, { "id": "permit", "call": "create", "okWhen": { "var": "answer.accepted" }, "then": { "set": { "reference": { "var": "answer.number" } } } }]',
    },
  },
  JP313: {
    means: 'Two questions of one step hold one answer, and some households see both at once.',
    why: 'What is answered in the one stands in the other, and whoever changes one has changed both.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email'],
      wrong:
        '"email": { "title": "E-mail", "schema": { "type": "string", "format": "email" } }, "again": { "answer": "email", "title": "E-mail of your host", "schema": { "type": "string", "format": "email" }, "relevant": { "===": [{ "var": "permitType" }, "visitor"] } }',
      right:
        '"email": { "title": "E-mail", "schema": { "type": "string", "format": "email" }, "relevant": { "!==": [{ "var": "permitType" }, "visitor"] } }, "again": { "answer": "email", "title": "E-mail of your host", "schema": { "type": "string", "format": "email" }, "relevant": { "===": [{ "var": "permitType" }, "visitor"] } }',
    },
  },
  JP314: {
    means:
      'A reaction sets an answer, and a later reaction to the same event sets or clears it whenever the first does.',
    why: 'What the first sets is never seen: one of them was meant for other households, or is left over.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 2],
      wrong:
        '{ "on": { "succeeded": "zones" }, "apply": "zoneDefaults" }, { "on": { "answered": "permitType" }, "set": { "email": "visitor@example.org" } }, { "on": { "answered": "permitType" }, "clear": ["email"] }',
      right:
        '{ "on": { "succeeded": "zones" }, "apply": "zoneDefaults" }, { "on": { "answered": "permitType" }, "when": { "===": [{ "var": "permitType" }, "visitor"] }, "set": { "email": "visitor@example.org" } }, { "on": { "answered": "permitType" }, "when": { "!==": [{ "var": "permitType" }, "visitor"] }, "clear": ["email"] }',
    },
  },
  JP315: {
    means: 'One event leads some households to two steps.',
    why: 'They come to the one that was said last, and the other way is as if it were not there.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 2],
      wrong:
        '{ "on": { "succeeded": "zones" }, "apply": "zoneDefaults" }, { "on": { "failed": "zones" }, "when": { "===": [{ "var": "permitType" }, "visitor"] }, "goTo": "done" }, { "on": { "failed": "zones" }, "goTo": "apply" }',
      right:
        '{ "on": { "succeeded": "zones" }, "apply": "zoneDefaults" }, { "on": { "failed": "zones" }, "when": { "===": [{ "var": "permitType" }, "visitor"] }, "goTo": "done" }, { "on": { "failed": "zones" }, "when": { "!==": [{ "var": "permitType" }, "visitor"] }, "goTo": "apply" }',
    },
  },
} as const satisfies ProofExplanations;
