import type { Explanations } from './explanation';

/** Checks of answers against what is said of the same answer elsewhere. */
export const checks = {
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
} as const satisfies Explanations;
