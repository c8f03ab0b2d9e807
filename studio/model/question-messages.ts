import {
  idOfSectionKey,
  messageKey,
  questionKey,
  ruleOf,
  sectionKey,
  type CompiledText,
  type PartOf,
} from '../../src/journey';
import { isObject } from '../../src/rules';
import { pointerUnder } from './edits';
import { written, type InHand } from './in-hand';
import type { TextEntry } from './question';

/** Keywords of a shape that break under their own name. */
const keywords = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum'];

/**
 * What stands at a question while something is wrong with it: its own words, and of each rule that it
 * can break what it says without any, be it what all questions say or those that it is like.
 */
export function messagesOf(hand: InHand, field: PartOf<'field'>): readonly TextEntry[] {
  const own = hand.origins.at(field.place);
  if (own === null) return [];
  const pointer = pointerUnder(own.pointer, 'messages');
  const there = written(hand, own.file, pointer);
  const entry = (key: string, more: Pick<TextEntry, 'raw' | 'reads' | 'isShared'>): TextEntry => ({
    ...{ key, file: own.file, pointer: pointerUnder(pointer, key) },
    ...more,
  });
  const texts = Object.entries(isObject(there) ? there : {}).flatMap(([key, raw]) =>
    typeof raw === 'string' ? [entry(key, { raw, reads: raw, isShared: false })] : [],
  );
  const unsaid = rulesThatBreak(hand, field).filter(
    (rule) => !texts.some(({ key }) => key === rule),
  );
  return [
    ...unsaid.map((rule) => {
      const taken = takenOver(hand, field, rule);
      const reads = said(taken ?? usual(hand, rule), field.is.subject);
      return entry(rule, { raw: null, reads, isShared: taken !== null });
    }),
    ...texts,
  ];
}

/** Those that have words for all questions, and that of what must be answered. */
function rulesThatBreak({ journey }: InHand, field: PartOf<'field'>): readonly string[] {
  const { properties } = field.owner.is.schema;
  const shape = isObject(properties) ? (properties[field.is.name] ?? null) : null;
  const { format, ...others } = isObject(shape) ? shape : {};
  const ofShape = [
    ...(typeof format === 'string' ? [format] : []),
    ...keywords.filter((keyword) => keyword in others),
  ].filter((rule) => Object.hasOwn(journey.messages.rules, rule));
  return [...(ruleOf(field, 'required').rule === false ? [] : ['required']), ...ofShape];
}

/** Words of the question that it is like. */
function takenOver(
  { journey }: InHand,
  { owner, is: { name } }: PartOf<'field'>,
  rule: string,
): CompiledText | null {
  const key = sectionKey(owner.is);
  const sections = [key, idOfSectionKey(key)];
  const texts = sections.map(
    (section) => journey.messages.fields[messageKey(questionKey(section, name), rule)],
  );
  return texts.find((text) => text !== undefined) ?? null;
}

const usual = ({ journey: { messages } }: InHand, rule: string): CompiledText =>
  messages.rules[rule] ?? messages.default;

/** With the name of the question. */
const said = (text: CompiledText, name: string): string =>
  text
    .map((part) =>
      typeof part === 'string' ? part : 'path' in part && part.path === 'label' ? name : '…',
    )
    .join('');
