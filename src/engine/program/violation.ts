import { own } from '../answers/own';
import { wordsOf } from '../../rules';
import type { ShapeViolation } from '../../journey';

/** How an answer breaks a rule: the rule's name, and what its message may name. */
export interface Violation {
  readonly rule: string;
  readonly min?: number;
  readonly max?: number;
  readonly n?: number;
  /** Of a composite answer: the part that breaks it. */
  readonly part?: string;
}

/** The rule that a JSON Schema keyword stands for. */
export function fromShape(violation: ShapeViolation): Violation {
  const found = ofKeyword(violation);
  const missing = violation.params['missingProperty'];
  const part = typeof missing === 'string' ? missing : violation.part;
  return part === undefined ? found : { ...found, part };
}

const keywords = [
  ...[
    'required',
    'type',
    'const',
    'enum',
    'maxItems',
    'maxLength',
    'minLength',
    'pattern',
    'format',
  ],
  ...['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'],
];
/** What the shape of one field breaks, in the order of the language: the whole, then part by part, keyword by keyword. */
export function shapeViolations(found: readonly ShapeViolation[]): readonly Violation[] {
  const parts = [...new Set(found.map(({ part }) => part))];
  const place = ({ part, keyword }: ShapeViolation): number =>
    parts.indexOf(part) * keywords.length + keywords.indexOf(keyword);
  return found.toSorted((a, b) => place(a) - place(b)).map(fromShape);
}

function ofKeyword({ keyword, params }: ShapeViolation): Violation {
  const limit = typeof params['limit'] === 'number' ? params['limit'] : undefined;
  switch (keyword) {
    case 'type':
      return { rule: own(typeRules, wordsOf(params['type'])) ?? 'invalid' };
    case 'minLength':
    case 'maxLength':
      return limit === undefined ? { rule: keyword } : { rule: keyword, n: limit };
    case 'minimum':
      return limit === undefined ? { rule: keyword } : { rule: keyword, min: limit };
    case 'maximum':
      return limit === undefined ? { rule: keyword } : { rule: keyword, max: limit };
    case 'format':
      return { rule: wordsOf(params['format']) };
    default:
      return { rule: keyword };
  }
}

const typeRules: Readonly<Record<string, string>> = { integer: 'numeric', number: 'decimal' };
