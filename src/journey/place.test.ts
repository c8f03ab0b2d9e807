import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idOfSectionKey,
  messageKey,
  placeAt,
  placeText,
  questionKey,
  readPlace,
  readQuestionKey,
  ruleOfMessageKey,
  sectionKey,
  type Place,
} from './place';

const agreed = placeAt(
  placeAt(placeAt(null, 'section', 'terms@harbour'), 'field', 'agreed'),
  'required',
);

describe('a place as text', () => {
  it('reads like a path', () => {
    expect(placeText(agreed)).toBe('section:terms@harbour/field:agreed/required');
    expect(placeText(placeAt(placeAt(null, 'reaction', 1), 'set', 'a.b'))).toBe(
      'reaction:1/set:a.b',
    );
  });

  it('begins at a place around it', () => {
    expect(placeText(agreed, agreed.outer)).toBe('required');
    expect(placeText(agreed, agreed.outer?.outer)).toBe('field:agreed/required');
  });

  it('is read back, whatever the names', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('N/A', '~1', ':', 'a:b', ''));
    const part = fc.tuple(fc.oneof(fc.constantFrom('set', 'option'), name), fc.option(name));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const place = parts.reduce<Place | null>(
          // A kind is a word of the model; a key of a body, which stands alone, may be anything.
          (outer, [kind, own]) => placeAt(outer, own === null ? kind : 'option', own),
          null,
        );
        expect(place && readPlace(placeText(place))).toEqual(place);
      }),
    );
  });
});

describe('keys', () => {
  const name = fc.stringMatching(/^[a-zA-Z0-9-]+$/);

  it('of a question are read back', () => {
    expect(questionKey('terms', 'agreed')).toBe('terms.agreed');
    expect(readQuestionKey('terms')).toEqual(['terms', '']);
    fc.assert(
      fc.property(name, name, (section, question) => {
        expect(readQuestionKey(questionKey(section, question))).toEqual([section, question]);
      }),
    );
  });

  it('of a section are read back, with a variant and without', () => {
    expect(sectionKey({ id: 'terms', variant: { name: 'harbour' } })).toBe('terms@harbour');
    fc.assert(
      fc.property(name, fc.option(name), (id, variant) => {
        const key = sectionKey({ id, variant: variant === null ? null : { name: variant } });
        expect(idOfSectionKey(key)).toBe(id);
      }),
    );
  });

  it('of a message are read back', () => {
    fc.assert(
      fc.property(name, name, name, (section, question, rule) => {
        const key = messageKey(questionKey(section, question), rule);
        expect(ruleOfMessageKey(key)).toBe(rule);
        expect(readQuestionKey(key)[0]).toBe(section);
      }),
    );
  });
});
