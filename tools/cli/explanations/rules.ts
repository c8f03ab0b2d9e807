import type { Explanations } from './explanation';
import { withCars } from './with-cars';

/** Rules: the strict part of JSON-Logic that may be written. */
export const rules = {
  JC401: {
    means: 'The operator is not one that rules may use.',
    why: 'Rules are a small, strict part of JSON-Logic. Loose operators are left out on purpose: `==` finds an empty text equal to 0, and `!!` finds an empty list false.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'required'],
      wrong: '"required": { "==": [{ "var": "permitType" }, "visitor"] }',
      right: '"required": { "===": [{ "var": "permitType" }, "visitor"] }',
    },
  },
  JC402: {
    means: 'The operator has too few or too many arguments.',
    why: 'A missing argument reads as null, and one too many is passed over. An `if` without an else is null for whom it does not hold, which is neither true nor false.',
    example: {
      file: 'facts/permit.json',
      at: ['facts', 'kind'],
      wrong: '"kind": { "if": [{ "===": [{ "var": "permitType" }, "visitor"] }, "short"] }',
      right: '"kind": { "if": [{ "===": [{ "var": "permitType" }, "visitor"] }, "short", "long"] }',
    },
  },
  JC403: {
    means: 'A rule has no operator or more than one in the same object.',
    why: 'JSON-Logic takes an object with two keys for plain data, and plain data counts as true: the condition would hold for everybody.',
    example: {
      file: 'steps/apply/street.json',
      at: ['visible'],
      wrong: '"visible": { "!": { "var": "facts.isShort" }, "isAnswered": { "var": "street" } }',
      right:
        '"visible": { "and": [{ "!": { "var": "facts.isShort" } }, { "isAnswered": { "var": "street" } }] }',
    },
  },
  JC404: {
    means: 'Something that is neither true nor false stands where a condition must.',
    why: 'There is no rule for what text, a number or a list would count as: "no" would count as true. Say what is meant, with `===` or `isAnswered`.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'required'],
      wrong: '"required": { "var": "permitType" }',
      right: '"required": { "isAnswered": { "var": "permitType" } }',
    },
  },
  JC405: {
    means: 'A path, a name or a list that must be written out is worked out by a rule instead.',
    why: 'From the paths that are written in it, it is known what each rule reads: what must be worked out anew, what can be explained, and what can be proved. A path that is worked out could be anything.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['relevant'],
      wrong: '"relevant": { "isAnswered": { "var": { "var": "facts.kind" } } }',
      right: '"relevant": { "isAnswered": { "var": "street" } }',
    },
  },
  JC406: {
    means:
      'An argument is of a type that the operator does not take, or an order of items goes by what has none.',
    why: 'JavaScript would make something of it: "2" and 1 make "21". Rules have no such surprises, because types are checked before anything runs.',
    example: {
      file: 'bundles/zone-defaults.json',
      at: ['changes', 0],
      wrong: '{ "set": { "permit.days": { "+": [{ "var": "street" }, 1] } } }',
      right: '{ "set": { "permit.days": { "+": [{ "var": "permit.days" }, 1] } } }',
    },
  },
  JC407: {
    means: 'A rule is nested more than 32 deep.',
    why: 'Nobody can read it any more. Give a part of it a name in facts/, and use that.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['relevant'],
      wrong: `"relevant": ${'{ "!": '.repeat(33)}{ "isAnswered": { "var": "street" } }${' }'.repeat(33)}`,
      right: '"relevant": { "!": { "isAnswered": { "var": "street" } } }',
    },
  },
  JC408: {
    means:
      'A comparison can never hold, because the answer, fact or setting never has this value or this type; or a box of a filter always stands for what no item has.',
    why: 'It is nearly always a slip of the keys, and the rule behind it would be dead. Numbers and text differ: 1 is not "1".',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'required'],
      wrong: '"required": { "===": [{ "var": "permitType" }, "guest"] }',
      right: '"required": { "===": [{ "var": "permitType" }, "visitor"] }',
    },
  },
  JC409: {
    means:
      'The name exists, but not where it is used: `answer` and `failure` only behind a call, `item` only within a list or a screen’s items, `with` only in a call.',
    why: 'Elsewhere there is nothing that it could stand for, and it would read as null.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['relevant'],
      wrong: '"relevant": { "var": "answer.accepted" }',
      right: '"relevant": { "isAnswered": { "var": "reference" } }',
    },
  },
  JC410: {
    means:
      'An ordered comparison (`<`, `<=`, `>`, `>=`) reads something that may not be there yet.',
    why: 'Of what is missing no comparison by order holds, so neither `days < 5` nor `days >= 5` does: a household that has answered nothing would be treated as if it had. Ask `isAnswered` first, of the answer or of what an operator makes of it.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['relevant'],
      wrong: '"relevant": { "<": [{ "var": "permit.days" }, 5] }',
      right:
        '"relevant": { "and": [{ "isAnswered": { "var": "permit.days" } }, { "<": [{ "var": "permit.days" }, 5] }] }',
    },
  },
  JC411: {
    means:
      'A condition that `where`, `some` or `every` asks of each item of a list does not read `item`.',
    why: 'It is the same for each of them, so all are taken or none. What an item keeps is `item.<key>`; a path without it reads an answer elsewhere, as it does anywhere.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['relevant'],
      wrong: '"relevant": { "some": [{ "var": "lookups.zones" }, { "var": "facts.isShort" }] }',
      right:
        '"relevant": { "some": [{ "var": "lookups.zones" }, { "===": [{ "var": "item.spaces" }, 0] }] }',
    },
  },
  JC412: {
    means:
      'A rule or text reads `item.position`, the place of an item in its list, and the items keep an answer or a key of that name.',
    why: 'It would mean two things. The place always wins, so what the item keeps could not be read.',
    example: {
      file: 'steps/apply/car.json',
      at: ['fields', 'side'],
      wrong:
        '"position": { "title": "Side", "relevant": { "some": [{ "var": "cars" }, { "===": [{ "var": "item.position" }, 2] }] } }',
      right:
        '"side": { "title": "Side", "relevant": { "some": [{ "var": "cars" }, { "===": [{ "var": "item.position" }, 2] }] } }',
      beside: withCars,
    },
  },
  JC413: {
    means:
      'The options are the items of a list, and their `label` reads nothing of the item: all read the same.',
    why: 'Of options from a lookup `label` is the key of a column; of a list that was answered it is a text over `item`.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['fields', 'first'],
      wrong:
        '"first": { "title": "First", "options": { "from": "cars", "value": "plate", "label": "plate" } }',
      right:
        '"first": { "title": "First", "options": { "from": "cars", "value": "plate", "label": "{item.plate}" } }',
      beside: withCars,
    },
  },
  JC414: {
    means: 'A question in the section of an item offers the items of a list.',
    why: 'A choice is forgotten with its item, but what was saved in an item is not looked at again: it may name what is gone.',
    example: {
      file: 'steps/apply/car.json',
      at: ['fields', 'like'],
      wrong:
        '"like": { "title": "Like", "options": { "from": "cars", "value": "plate", "label": "{item.plate}" } }',
      right: '"like": { "title": "Like" }',
      beside: withCars,
    },
  },
} as const satisfies Explanations;
