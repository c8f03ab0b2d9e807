import { brand } from '../../../src/compiler/fixtures/brand';
import type { Explanations } from './explanation';

/** What is right by itself and wrong beside what stands round it. */
export const together = {
  JC534: {
    means:
      'A variant takes away or replaces what the section asks of everybody (`required`, `consent` or `sensitive` of its question, its own or by `like`), and does not say why.',
    why: 'Somebody decided that everybody is asked. Whoever reads the variant should see who decided otherwise, and for what reason.',
    example: {
      file: 'councils/harbour.json',
      at: ['fields', 'agreed'],
      wrong: '"agreed": { "title": "I agree to the harbour terms", "required": false }',
      right:
        '"agreed": { "title": "I agree to the harbour terms", "required": false, "because": "The harbour master asks on paper." }',
    },
  },
  JC535: {
    means:
      'A `set` names what is forgotten before what it is forgotten with, or a later change takes back what an earlier one has set.',
    why: 'Forgetting happens inside the change itself, and changes are made in the order in which they stand, so the value would be gone at once. What is set last stands.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['reactions'],
      wrong:
        '"reactions": [{ "on": { "changed": "permitType" }, "set": { "permit.agreed": false, "street": "High Street" } }], "forgottenWith": ["street"], "at": "permit"',
      right:
        '"reactions": [{ "on": { "changed": "permitType" }, "set": { "street": "High Street", "permit.agreed": false } }], "forgottenWith": ["street"], "at": "permit"',
    },
  },
  JC536: {
    means:
      'Two questions of one answer both say what belongs to the answer: `initial`, `opens`, `forgottenWith` or `sensitive`.',
    why: 'Which of the two holds would depend on the order of the files. Said at one of them it holds for both.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'note'],
      wrong:
        '"note": { "answer": "permit.note", "title": "Note", "schema": { "type": "string" }, "initial": "a" }, "again": { "answer": "permit.note", "title": "Once more", "schema": { "type": "string" }, "initial": "b" }',
      right:
        '"note": { "answer": "permit.note", "title": "Note", "schema": { "type": "string" }, "initial": "a" }, "again": { "answer": "permit.note", "title": "Once more", "schema": { "type": "string" } }',
    },
  },
  JC537: {
    means: 'Something else than a person can tick what must be accepted.',
    why: 'A consent that nobody gave is none. Where another form opens with the box ticked, `because` says so, and whoever reads the file sees it.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['fields', 'agreed', 'initial'],
      wrong: '"initial": true',
      right: '"initial": false',
    },
  },
  JC538: {
    means: 'Nobody reads this answer, and no call sends it.',
    why: 'People are asked for what nobody needs, or the one who needs it reads another name. A record that nobody reads is left over.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'colour'],
      wrong: '"colour": { "title": "Colour" }',
      right:
        '"colour": { "title": "Colour", "checks": { "fits": { "assert": { "!==": [{ "var": "colour" }, "none"] }, "message": "Say a colour." } } }',
    },
  },
  JC539: {
    means: 'A rule names entries of a directory by their ids.',
    why: 'What is true of an entry stands in the directory, where whoever adds one looks. A rule with ids of its own is forgotten.',
    example: {
      file: 'facts/permit.json',
      at: ['facts', 'isShort'],
      wrong: '"isShort": { "in": [{ "var": "lookups.zones.0.council" }, ["7", "north"]] }',
      right: '"isShort": { "===": [{ "var": "permitType" }, "visitor"] }',
    },
  },
  JC540: {
    means: 'A directory says something of its entries that no rule reads.',
    why: 'It looks as if it had an effect. Either the rule that reads it is missing, or it reads another name.',
    example: {
      file: 'councils/directory.json',
      at: ['otherwise'],
      wrong: '"otherwise": { "variant": "standard", "isCoastal": false }',
      right: '"otherwise": { "variant": "standard" }',
    },
  },
  JC541: {
    means: 'The footer of a brand names a link that the brand has not.',
    why: 'The line would be missing on every page of that brand, and on no other.',
    example: {
      file: 'brands/riverside/brand.json',
      at: ['footer'],
      wrong: '"footer": ["terms", "privacy", "cookies"]',
      right: '"footer": ["terms", "privacy"]',
      beside: { 'brands/riverside/brand.json': brand('riverside') },
    },
  },
  JC542: {
    means: 'A fact holds or not, and has no words, where other facts have them.',
    why: '`journey why` and `journey table` speak by `phrase`. One fact without it stands among sentences as a name that only its author can read.',
    example: {
      file: 'facts/permit.json',
      at: ['facts', 'isShort'],
      wrong: '"isShort": { "var": "facts.isVisitor" }',
      right:
        '"isShort": { "rule": { "var": "facts.isVisitor" }, "phrase": { "holds": "the permit is short", "fails": "the permit is long" } }',
      beside: {
        'facts/worded.json': JSON.stringify({
          $schema: '../../schemas/facts.schema.json',
          facts: {
            isVisitor: {
              rule: { '===': [{ var: 'permitType' }, 'visitor'] },
              phrase: { holds: 'it is for a visitor', fails: 'it is for a resident' },
            },
          },
        }),
      },
    },
  },
  JC543: {
    means:
      'The `answers` of a section name their sections in `of`, and one that asks something is in none of them.',
    why: 'Its answers would be sent without having been shown once more, and nobody would see that they are missing.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['content', 0],
      wrong: '{ "kind": "answers", "of": ["street"] }',
      right: '{ "kind": "answers", "of": ["street", "terms"] }',
    },
  },
  JC544: {
    means:
      'A row names a question in `says`, and neither its words nor its condition read the answer.',
    why: 'While the row is shown the question is not listed again, so nothing would say what was answered.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['content', 0],
      wrong: '{ "kind": "row", "title": "Where", "text": "In town", "says": ["street.street"] }',
      right: '{ "kind": "row", "title": "Where", "text": "{street}", "says": ["street.street"] }',
    },
  },
  JC545: {
    means: 'A colour of a brand does not stand out from a ground that the pages draw it on.',
    why: 'Who sees less, or stands in the sun, cannot read it: text needs a contrast of 4.5, an outline or a bar 3 (WCAG 2.2, 1.4.3 and 1.4.11). Each theme that the brand draws is held to it.',
    example: {
      file: 'brands/riverside/brand.json',
      at: ['tokens', 'light', 'ink2'],
      wrong: '"ink2": "#8A8F8C"',
      right: '"ink2": "#4B6157"',
      beside: { 'brands/riverside/brand.json': brand('riverside') },
    },
  },
  JC568: {
    means: 'Two colours of a brand that say the opposite of each other are the same.',
    why: 'What is wrong would look like what is well.',
    example: {
      file: 'brands/riverside/brand.json',
      at: ['tokens', 'light', 'error'],
      wrong: '"error": "#1B6B49"',
      right: '"error": "#B3261E"',
      beside: { 'brands/riverside/brand.json': brand('riverside') },
    },
  },
  JC550: {
    means:
      'A key of a body gets a fixed value or another answer, while the answer of its own name is asked and no call sends it; or it gets the name of an answer as a word.',
    why: 'What a household says never arrives, and something that it did not say does.',
    example: {
      file: 'calls/create.json',
      at: ['body', 'street'],
      wrong: '"street": "street"',
      right: '"street": { "var": "street" }',
    },
  },
  JC551: {
    means: 'Nothing sets this record: no change, no question and no address.',
    why: 'Whoever reads it reads nothing for ever. A change that set it was removed, or sets another name.',
    example: {
      file: 'journey.json',
      at: ['records', 'colour'],
      wrong: '"colour": { "type": "string" }',
      right: '"colour": { "type": "string", "initial": "blue" }',
    },
  },
  JC552: {
    means:
      'A key says something that cannot be so where it stands: `parallel` of a first step, null for what is not there, or a reason for what is never so.',
    why: 'It does nothing, and whoever wrote it meant something: another step, another question, another key.',
    example: {
      file: 'councils/harbour.json',
      at: ['fields', 'agreed'],
      wrong: '"agrees": null, "agreed": { "title": "I agree to the harbour terms" }',
      right: '"agreed": { "title": "I agree to the harbour terms" }',
    },
  },
  JC553: {
    means: 'A way leads to a step that has no address in a release (`routed`: false).',
    why: 'Whoever is sent there stands before a page that does not exist. Such a step is reached by hand while one develops, and by scenarios.',
    example: {
      file: 'steps/done/step.json',
      at: ['routed'],
      wrong: '"routed": false',
      right: '"progressive": false',
    },
  },
  JC554: {
    means: 'A step of a sequence runs beside another and reads what that one has called.',
    why: 'Both are sent at the same moment, so what is read is nothing every time: what the lookup held before is gone as soon as it is called again.',
    example: {
      file: 'sequences/book.json',
      at: ['steps'],
      wrong:
        '"steps": [{ "id": "zones", "call": "zones", "with": { "street": { "var": "with.zone" } } }, { "id": "space", "call": "spaces", "as": "booked", "parallel": true, "with": { "street": { "var": "lookups.zones.0.name" } } }]',
      right:
        '"steps": [{ "id": "zones", "call": "zones", "with": { "street": { "var": "with.zone" } } }, { "id": "space", "call": "spaces", "as": "booked", "with": { "street": { "var": "lookups.zones.0.name" } } }]',
    },
  },
  JC560: {
    means: 'A condition of a check that no text which the question takes can meet.',
    why: 'Whatever a household types is refused, by the shape of the answer or by the check.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'street'],
      wrong:
        '"street": { "title": "Street", "schema": { "type": "string", "pattern": "^[A-Z]+$" }, "required": true, "checks": { "short": { "assert": { "startsWith": [{ "var": "street" }, "q"] }, "message": "Write the street" } } }',
      right:
        '"street": { "title": "Street", "schema": { "type": "string", "pattern": "^[A-Z]+$" }, "required": true, "checks": { "short": { "assert": { "startsWith": [{ "var": "street" }, "Q"] }, "message": "Write the street" } } }',
    },
  },
  JC585: {
    means:
      'A question made `like` another takes over a rule or a text that asks for an answer of the other’s section, where its own section asks for its own.',
    why: 'It is asked, shown or refused by what was answered there, and not by what stands beside it here.',
    example: {
      file: 'steps/apply/guest.json',
      at: ['fields', 'days'],
      wrong: '"days": { "like": "street.days", "answer": null, "relevant": true, "checks": {} }',
      right:
        '"days": { "like": "street.days", "answer": null, "relevant": true, "checks": {}, "required": { "===": [{ "var": "guest.permitType" }, "visitor"] } }',
      beside: {
        'steps/apply/guest.json': JSON.stringify({
          $schema: '../../../schemas/section.schema.json',
          id: 'guest',
          title: 'Your guest',
          at: 'guest',
          fields: {
            permitType: { like: 'street.permitType', answer: null, title: 'Permit of your guest' },
            days: {},
          },
        }),
        'steps/apply/step.json': JSON.stringify({
          $schema: '../../../schemas/step.schema.json',
          id: 'apply',
          route: '/apply',
          stage: 1,
          name: 'Your street',
          title: 'Where do you park?',
          progressive: true,
          sections: ['street', 'guest', 'terms'],
          submit: { label: 'Apply', sequence: 'save', ready: 'That is everything' },
        }),
      },
    },
  },
} as const satisfies Explanations;
