import type { ProofExplanations } from '../explanation';

/** What policies.json says must hold, whatever else is changed. */
export const policies = {
  JP401: {
    means:
      'A step of a sequence is called before another that policies.json says must come first, beside it, or for households for whom that one is left out.',
    why: 'What was to be checked is not, and what is saved or bought may be wrong.',
    example: {
      file: 'sequences/save.json',
      at: ['steps', 0],
      wrong:
        '{ "id": "permit", "call": "create", "then": { "set": { "reference": { "var": "answer.number" } } } }, { "id": "look", "call": "zones", "with": { "street": { "var": "street" } } }',
      right:
        '{ "id": "look", "call": "zones", "with": { "street": { "var": "street" } } }, { "id": "permit", "call": "create", "then": { "set": { "reference": { "var": "answer.number" } } } }',
      beside: {
        'policies.json':
          '{ "$schema": "../schemas/policies.schema.json", "order": [{ "in": "save", "first": "look", "then": ["permit"], "because": "A permit needs a zone." }] }',
      },
    },
  },
  JP402: {
    means:
      'policies.json says that all must accept something, and a sheet or a variant of it lets some of them off.',
    why: 'They go on without having agreed to what the contract rests on.',
    example: {
      file: 'councils/harbour.json',
      at: ['fields', 'agreed'],
      wrong:
        '"agreed": { "title": "I agree to the harbour terms", "because": "The harbour office asks for it on paper.", "required": false }',
      right: '"agreed": { "title": "I agree to the harbour terms" }',
      beside: {
        'policies.json':
          '{ "$schema": "../schemas/policies.schema.json", "accepted": [{ "answer": "agreed", "because": "Without it there is no permit." }] }',
      },
    },
  },
  JP403: {
    means:
      'An operation that policies.json says must be done once is called, and not by the step of a sequence that commits.',
    why: 'Nothing writes down that it was sent: after a reload or a broken connection it may be sent twice.',
    example: {
      file: 'policies.json',
      at: [],
      wrong:
        '{ "$schema": "../schemas/policies.schema.json", "once": [{ "operation": "createPermit", "because": "A second call makes a second permit." }] }',
      right: '{ "$schema": "../schemas/policies.schema.json", "once": [] }',
    },
  },
  JP404: {
    means: 'policies.json says of a finding that it is meant so, and there is none.',
    why: 'What it was written for is mended or has moved, and it would hide the next one.',
    example: {
      file: 'policies.json',
      at: [],
      wrong:
        '{ "$schema": "../schemas/policies.schema.json", "off": [{ "code": "JP101", "file": "steps/apply/street.json", "because": "The council asked for it." }] }',
      right: '{ "$schema": "../schemas/policies.schema.json", "off": [] }',
    },
  },
} as const satisfies ProofExplanations;
