import type { Explanations } from './explanation';

/** The config language: which keys and values a file may have. */
export const language = {
  JC201: {
    means:
      'The key is not one that the schema of this kind of file knows, or no option of the widget beside it.',
    why: 'A misspelt key would be passed over in silence, and the rule below it would never apply. docs/config-language.md lists every key, and an editor completes them from `$schema`.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'bounds'],
      wrong: '"bonds": [1, 30]',
      right: '"bounds": [1, 30]',
    },
  },
  JC202: {
    means: 'The value is of another kind than this key takes: text for a list, a number for text.',
    why: 'Guessing what was meant would mean one thing here and another there.',
    example: {
      file: 'steps/apply/step.json',
      at: ['progressive'],
      wrong: '"progressive": "yes"',
      right: '"progressive": true',
    },
  },
  JC203: {
    means: 'A key is missing that this object cannot be without.',
    why: 'Without it nobody could say what the object is for: a call without an operation has nothing to ask.',
    example: {
      file: 'calls/zones.json',
      at: ['operation'],
      wrong: '"description": "Lists the zones of a street."',
      right: '"operation": "listZones"',
    },
  },
  JC204: {
    means: 'The value is not one of those that this key takes.',
    why: 'These lists are closed, because code stands behind each of their values: a widget that is not registered cannot be drawn.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'zone', 'ui'],
      wrong: '"ui": { "widget": "dropdown" }',
      right: '"ui": { "widget": "select" }',
    },
  },
  JC205: {
    means:
      'The value is of the right kind, and still has no meaning here: an empty id, a trigger with two events, a call that picks an answer in two ways.',
    why: 'Where two readings are possible, one of them would silently win.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 1, 'on'],
      wrong: '"on": { "changed": "street", "succeeded": "zones" }',
      right: '"on": { "changed": "street" }',
    },
  },
  JC206: {
    means: 'The `$schema` is not that of a file which lies here.',
    why: 'Editors complete and check by `$schema`. A wrong one would offer the keys of another kind of file.',
    example: {
      file: 'calls/zones.json',
      at: ['$schema'],
      wrong: '"$schema": "../../schemas/step.schema.json"',
      right: '"$schema": "../../schemas/call.schema.json"',
    },
  },
  JC207: {
    means: 'The schema of a question has a keyword that depends on answers, or that fills them in.',
    why: 'A schema says what shape an answer has, and is flat and static: then it is checked by code that was generated once, on every key press. What depends on an answer stands in `relevant`, `required`, `options` or `checks`, where it can be explained.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'schema'],
      wrong: '"schema": { "type": "integer", "minimum": 1, "default": 7 }',
      right: '"schema": { "type": "integer", "minimum": 1 }',
    },
  },
} as const satisfies Explanations;
