import type { Explanations } from './explanation';
import { withCars, withStops } from './with-cars';
import { photo, withFiles } from './with-files';

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
    why: 'A broken pattern refuses everything. One that repeats a repetition, such as `(a+)+$`, can freeze the page with a text of forty letters. `check` sees such a pattern by its form; `prove` works out how the time of each grows.',
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
  JC574: {
    means: 'A list stands in the items of a list that is itself in the items of another.',
    why: 'Two deep a household still knows where it is, “Dwelling 2, person 1”. Deeper, nobody would, and a form in a form in a form has no room on a phone.',
    example: {
      file: 'steps/apply/stop.json',
      at: ['fields', 'name'],
      wrong:
        '"name": { "title": "Places", "list": { "item": "place", "one": "place", "add": "Add", "save": "Save", "cancel": "Cancel", "change": "Change", "remove": "Remove", "summary": "{item.place}" } }',
      right: '"name": { "title": "Name", "schema": { "type": "string" } }',
      beside: withStops,
    },
  },
  JC575: {
    means:
      'A question for files names a call that cannot send one: its operation takes no file, its answer keeps no text, or something else makes the same call. Or what it says under `forget` is a call that sends a file, or that does not say which file is to be forgotten.',
    why: 'Such a call has one file as its body, and what it keeps is the name by which the partner knows that file. Made without a file it sends nothing. The call that has a file forgotten reads that name as `with.id`.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'photo'],
      wrong: photo('{ "call": "zones", "types": ["image/jpeg"], "megabytes": 5 }'),
      right: photo('{ "call": "storeFile", "types": ["image/jpeg"], "megabytes": 5 }'),
      beside: withFiles,
    },
  },
  JC576: {
    means: 'A question for files takes a type that nobody knows.',
    why: 'The page says which files it takes, and finds them by how their names end. It knows both of the types in its list alone. What a browser would run, such as HTML and SVG, is not among them.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'photo'],
      wrong: photo('{ "call": "storeFile", "types": ["image/jpg"], "megabytes": 5 }'),
      right: photo('{ "call": "storeFile", "types": ["image/jpeg"], "megabytes": 5 }'),
      beside: withFiles,
    },
  },
  JC577: {
    means: 'A rule sets the answer of a question for files, or an item of a list asks for files.',
    why: 'Files are on the device of a household. A person alone can give them, and what a rule gave would be no file that the partner has. A draft of an item may be closed while its file is still being sent.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'photo'],
      wrong: photo(
        '{ "call": "storeFile", "types": ["image/jpeg"], "megabytes": 5 }, "opens": { "value": [] }',
      ),
      right: photo('{ "call": "storeFile", "types": ["image/jpeg"], "megabytes": 5 }'),
      beside: withFiles,
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
} as const satisfies Explanations;
