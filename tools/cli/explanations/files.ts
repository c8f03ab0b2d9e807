import type { Explanations } from './explanation';

/** Files, and JSON itself. */
export const files = {
  JC101: {
    means: 'The file is not JSON, so nothing in it could be read.',
    why: 'The configuration is strict JSON, without comments and trailing commas, so that every editor and every tool reads it in the same way. The finding stands where reading failed, which is often just behind the slip.',
    example: {
      file: 'steps/apply/step.json',
      at: ['sections'],
      wrong: '"sections": ["street", "terms",]',
      right: '"sections": ["street", "terms"]',
    },
  },
  JC102: {
    means: 'A key is written twice in the same object.',
    why: 'JSON keeps the second one without a word. Whoever reads or changes the first one would then wonder why nothing happens.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'bounds'],
      wrong: '"bounds": [1, 30], "bounds": [1, 60]',
      right: '"bounds": [1, 30]',
    },
  },
  JC103: {
    means:
      'The key is one of `__proto__`, `constructor` and `prototype`, which no object may have.',
    why: 'In JavaScript these names reach the object that all others are made from. Refusing them everywhere is safer than being careful everywhere.',
    example: {
      file: 'journey.json',
      at: ['settings'],
      wrong:
        '"settings": { "helpUrl": "/help", "council": { "name": "Riverside", "constructor": "us" } }',
      right: '"settings": { "helpUrl": "/help", "council": { "name": "Riverside" } }',
    },
  },
  JC104: {
    means: 'The file lies where nothing reads it.',
    why: 'What a file is follows from where it lies. A file in the wrong folder looks as if it counted, and does nothing.',
    example: {
      file: 'message/en-GB/done.json',
      at: [],
      wrong:
        '{ "$schema": "../../../schemas/texts.schema.json", "texts": { "done.title": "Your permit" } }',
      right:
        '{ "$schema": "../../../schemas/texts.schema.json", "texts": { "done.title": "Your permit" } }',
      rightFile: 'messages/en-GB/done.json',
    },
  },
  JC105: {
    means: 'A file is missing without which there is no journey.',
    why: 'journey.json names the steps and where a household begins. Everything else is found from there.',
    example: {
      file: 'journey.json',
      at: [],
      wrong: null,
      right:
        '{ "$schema": "../schemas/journey.schema.json", "language": 2, "id": "parking-permit", "locale": "en-GB", "entry": "apply", "stages": ["Your street", "Done"], "settings": { "helpUrl": "/help", "council": { "name": "Riverside" } }, "steps": ["apply", "done"], "records": { "reference": { "type": "string" } }, "persist": { "version": 1, "days": 30, "allow": ["street"] }, "failures": { "statuses": [500], "goTo": "done", "track": "failed" } }',
    },
  },
  JC106: {
    means:
      'The file belongs to a part of the language that is not there yet: locales/ is kept for it.',
    why: 'Nothing reads the file, though its place is right. What is in it has no effect until that part of the language comes.',
    example: {
      file: 'locales/cy/receipt.json',
      at: [],
      wrong: '{ "texts": { "receipt.title": "Eich derbynneb" } }',
      right:
        '{ "$schema": "../../../schemas/texts.schema.json", "texts": { "receipt.title": "Your receipt" } }',
      rightFile: 'messages/en-GB/receipt.json',
    },
  },
  JC107: {
    means: 'The folder is written in an older language, which is no longer read.',
    why: 'What a question is stood in many places of a file then. `journey migrate` brings a folder to the language of today without changing what it does, and says what could be said better.',
    example: {
      file: 'journey.json',
      at: ['language'],
      wrong: '"source": ["PARK-01"]',
      right: '"language": 2',
    },
  },
  JC108: {
    means: 'A file in operators/ does not define an operator that rules can use.',
    why: 'An operator of a journey’s own is a file operators/x-name.js that exports one `Operator`. It runs in the page of every household, so it must be known what it takes and gives, and it may never fail. It is tried with all kinds of values before anything else is read.',
    example: {
      file: 'operators/x-isEven.js',
      at: [],
      wrong:
        "export const isEven = { takes: { kinds: ['number'], count: [1, 1] }, gives: 'condition', nothing: 'never', run: (number) => number % 2 === 0 };",
      right:
        "export const isEven = { takes: { kinds: ['number'], count: [1, 1] }, gives: 'condition', nothing: 'never', says: ([number = null], say, holds) => `${say.value(number)} is ${holds ? 'even' : 'odd'}`, run: (number) => number % 2 === 0 };",
    },
  },
} as const satisfies Explanations;
