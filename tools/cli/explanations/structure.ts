import { brand } from '../../../src/compiler/fixtures/brand';
import type { Explanations } from './explanation';
import { withCars } from './with-cars';

/** What does not fit together. */
export const structure = {
  JC501: {
    means: 'Two things of one kind have the same name.',
    why: 'One of them would silently stand for both.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['id'],
      wrong: '"id": "street"',
      right: '"id": "terms"',
    },
  },
  JC502: {
    means: 'The `id` is not the name of its file in camel case.',
    why: 'A name that is read anywhere leads straight to its file: `zoneDefaults` is zone-defaults.json.',
    example: {
      file: 'bundles/zone-defaults.json',
      at: ['id'],
      wrong: '"id": "defaultsOfZone"',
      right: '"id": "zoneDefaults"',
    },
  },
  JC503: {
    means: 'Facts, or the relevance of answers, need each other in a circle.',
    why: 'There is no first one to work out, so none of them has a value.',
    example: {
      file: 'facts/permit.json',
      at: ['facts', 'kind'],
      wrong: '"kind": { "if": [{ "var": "facts.isShort" }, "short", "long"] }',
      right: '"kind": { "if": [{ "===": [{ "var": "permitType" }, "visitor"] }, "short", "long"] }',
    },
  },
  JC504: {
    means: 'Two questions of different types have the same answer.',
    why: 'They are one answer, drawn in two places: what one of them takes, the other could not show.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'start'],
      wrong: '"start": { "title": "First day", "answer": "permit.days" }',
      right: '"start": { "title": "First day", "answer": "permit.start" }',
    },
  },
  JC505: {
    means: 'The bounds leave no number that would fit.',
    why: 'Whatever a household answers would be refused, and it could never go on.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'bounds'],
      wrong: '"bounds": [30, 1]',
      right: '"bounds": [1, 30]',
    },
  },
  JC506: {
    means:
      'The pattern is no regular expression, matches nothing that can be there, or may take for ever on some texts.',
    why: 'A broken pattern refuses everything. One that repeats a repetition, such as `(a+)+$`, can freeze the page with a text of forty letters.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'street', 'schema'],
      wrong: '"schema": { "type": "string", "pattern": "^[A-Za-z +$" }',
      right: '"schema": { "type": "string", "pattern": "^[A-Za-z ]+$" }',
    },
  },
  JC507: {
    means: 'A value is of another type than the answer that it is for.',
    why: 'The answer would be there and break its own schema, in a field where nobody typed anything.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'initial'],
      wrong: '"initial": "7"',
      right: '"initial": 7',
    },
  },
  JC508: {
    means: 'The step belongs to a stage that journey.json does not have.',
    why: 'The progress at the top of the page would point nowhere. `stage` counts from 1, in the order of `stages`.',
    example: {
      file: 'steps/done/step.json',
      at: ['stage'],
      wrong: '"stage": 3',
      right: '"stage": 2',
    },
  },
  JC509: {
    means: 'No directory names this variant.',
    why: 'Its consents and questions are never shown to anybody. Somebody wrote them to be shown.',
    example: {
      file: 'councils/moor.json',
      at: [],
      wrong: '{ "$schema": "../../schemas/consent-variant.schema.json", "id": "moor" }',
      right:
        '{ "$schema": "../../schemas/directory.schema.json", "entries": { "7": { "variant": "harbour" }, "north": { "variant": "harbour" }, "12": { "variant": "standard" } }, "otherwise": { "variant": "standard" } }',
      rightFile: 'councils/directory.json',
    },
  },
  JC510: {
    means: 'The widget cannot hold an answer of this type, or has nothing to offer.',
    why: 'A checkbox has no place for a number: the field would be there and could not be answered.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'ui'],
      wrong: '"ui": { "widget": "checkbox" }',
      right: '"ui": { "widget": "quantity" }',
    },
  },
  JC511: {
    means: 'The draft of an item is read, or bound, outside the section of that item.',
    why: 'A draft is what somebody has begun and not saved. It is never sent and decides nothing, so only its own section may read it. What was saved stands in the list.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['relevant'],
      wrong: '"relevant": { "isAnswered": { "var": "car.plate" } }',
      right: '"relevant": { "isAnswered": { "var": "cars" } }',
      beside: withCars,
    },
  },
  JC512: {
    means:
      'A section, or a key of it, stands where it is not drawn: the section of an item among those of a step, a dialog’s `complete` in a section that is no dialog.',
    why: 'The section of an item is drawn within its list, and a dialog over the page. Listed elsewhere they would be asked twice, or never.',
    example: {
      file: 'steps/apply/step.json',
      at: ['sections'],
      wrong: '"sections": ["street", "cars", "terms", "car"]',
      right: '"sections": ["street", "cars", "terms"]',
      beside: withCars,
    },
  },
  JC513: {
    means: 'The picture that is named is not among the drawings of every brand.',
    why: 'Whoever comes by the brand without it would see a gap.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'permitType', 'options', 0],
      wrong: '{ "value": "visitor", "label": "Visitor", "pictogram": "gest" }',
      right: '{ "value": "visitor", "label": "Visitor", "pictogram": "guest" }',
      beside: { 'brands/riverside/pictograms/guest.svg': '' },
    },
  },
  JC514: {
    means:
      'A question has its answer at a path where none can be: inside of another answer, under a name such as `facts` or `lookups`, or with a name that is none.',
    why: 'Each answer is kept and cleared whole. Of two that lie in each other one would overwrite the other.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'start'],
      wrong: '"start": { "title": "First day", "answer": "lookups.start" }',
      right: '"start": { "title": "First day", "answer": "permit.start" }',
    },
  },
  JC515: {
    means: 'The cases of the bounds are not the values that the deciding answer can have.',
    why: 'For a value without a case anything goes, and a case without a value holds for nobody.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'bounds'],
      wrong: '"bounds": { "by": "permitType", "cases": { "visitor": [1, 30], "guest": [1, 365] } }',
      right:
        '"bounds": { "by": "permitType", "cases": { "visitor": [1, 30], "resident": [1, 365] } }',
    },
  },
  JC516: {
    means:
      'The field starts with a value, opens with one or is set to one that would be refused if somebody typed it, or the filter of a screen with one that it does not offer.',
    why: 'A household would find an error in a field that it never touched, or a filter in which nothing is chosen.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'initial'],
      wrong: '"initial": 60',
      right: '"initial": 7',
    },
  },
  JC517: {
    means: 'The message is for a rule that its field does not have.',
    why: 'Nobody would ever read it, and whoever wrote it believes that they do. The rules of a field are `required`, what its schema says, `bounds` and the ids of its checks.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'messages'],
      wrong: '"messages": { "tooFewDays": "A permit is for at least two days." }',
      right: '"messages": { "enoughDays": "A permit is for at least two days." }',
    },
  },
  JC518: {
    means: 'A reaction, or a change in a bundle, says when and not what.',
    why: 'It changes nothing. Somebody meant it to.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 1],
      wrong: '{ "on": { "changed": "street" } }',
      right: '{ "on": { "changed": "street" }, "clear": ["zone", "lookups.zones"] }',
    },
  },
  JC519: {
    means:
      'A fact, bundle, call, sequence, screen, record or group of questions is declared, and nothing uses it.',
    why: 'It misleads whoever reads the configuration: what they change there changes nothing.',
    example: {
      file: 'facts/permit.json',
      at: ['facts', 'hasStreet'],
      wrong: '"hasStreet": { "isAnswered": { "var": "street" } }',
      right: '"kind": { "if": [{ "===": [{ "var": "permitType" }, "visitor"] }, "short", "long"] }',
      rightAt: ['facts', 'kind'],
    },
  },
  JC533: {
    means: 'A change sets off another, and that one, perhaps through more, the first again.',
    why: 'Each could give the other something new to do, so the page might never come to rest; after 64 rounds the rest would be dropped, and the answers be wrong. A circle is fine where each answer in it is always set to the same, or cleared. A chain that ends, but only after more than 32 rounds, is refused too.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 1],
      wrong:
        '{ "on": { "changed": "permit.days" }, "set": { "permit.days": { "+": [{ "var": "permit.days" }, 1] } } }',
      right:
        '{ "on": { "answered": "permit.days" }, "set": { "permit.days": { "+": [{ "var": "permit.days" }, 1] } } }',
    },
  },
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
        '"note": { "answer": "permit.note", "schema": { "type": "string" }, "initial": "a" }, "again": { "answer": "permit.note", "schema": { "type": "string" }, "initial": "b" }',
      right:
        '"note": { "answer": "permit.note", "schema": { "type": "string" }, "initial": "a" }, "again": { "answer": "permit.note", "schema": { "type": "string" } }',
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
} as const satisfies Explanations;
