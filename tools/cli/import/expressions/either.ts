import type { Rule } from '../../../../src/engine';
import { asText } from './conversions';
import { choose } from './logic';
import { aNumber, textOf, isRead, Unsaid, widest, type Said, type TextSaid } from './said';

/** One of two values, by a condition. */
export function either(condition: Rule, one: Said, other: Said): Said {
  if (condition === true) return settled(one);
  if (condition === false) return settled(other);
  const rule = choose(condition, one.rule, other.rule);
  if (one.kind === 'truth' && other.kind === 'truth') return { kind: 'truth', rule };
  if (one.kind === 'number' && other.kind === 'number')
    return aNumber(rule, {
      gap: widest(one.gap, other.gap),
      isWhole: one.isWhole && other.isWhole,
    });
  if (one.kind === 'day' && other.kind === 'day' && one.as === other.as)
    return { ...one, rule, gap: widest(one.gap, other.gap), isNode: false };
  if (textOf(one) === '' && (other.kind === 'number' || other.kind === 'day'))
    return { ...other, rule, gap: widest('empty', other.gap), isNode: false };
  if (textOf(other) === '' && (one.kind === 'number' || one.kind === 'day'))
    return { ...one, rule, gap: widest('empty', one.gap), isNode: false };
  return oneOfTexts(condition, asText(one), asText(other));
}

function oneOfTexts(condition: Rule, one: TextSaid, other: TextSaid): TextSaid {
  const values =
    one.values === null || other.values === null
      ? null
      : [...new Set([...one.values, ...other.values])];
  return {
    kind: 'text',
    rule: choose(condition, one.rule, other.rule),
    values,
    blank: one.blank === other.blank ? one.blank : blankOf(one, other),
    isNode: false,
  };
}

const blankOf = (one: TextSaid, other: TextSaid): TextSaid['blank'] =>
  one.blank === 'either' || other.blank === 'either' ? 'either' : 'null';

/** A value by itself: no node any more. */
function settled(said: Said): Said {
  switch (said.kind) {
    case 'number':
    case 'day':
      return { ...said, isNode: false };
    case 'text':
      return { ...said, isNode: false };
    case 'time':
    case 'files':
      throw isRead(said.kind);
    case 'choices':
    case 'tick':
      throw new Unsaid(
        'Several choices or a box are taken over as they are',
        'ask by selected() what of it counts',
      );
    case 'truth':
      return said;
  }
}
