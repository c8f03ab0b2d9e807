import type { JourneyState } from '../../src/engine';
import type { RuleTold } from '../../src/explain';
import {
  decides,
  placeAt,
  placeText,
  ruleOf,
  type CompiledText,
  type CompiledTextCase,
  type PartOf,
  type PlacedRule,
} from '../../src/journey';
import { isObject, wordsOf, type Json, type Rule } from '../../src/rules';
import { pointerUnder } from './edits';
import { written, type InHand } from './in-hand';
import { variantTitle } from './outline';

/** A text of what is selected, with where it is written. */
export interface TextEntry {
  /** Its key in the file. */
  readonly key: string;
  readonly file: string;
  readonly pointer: string;
  /** As it is written; null where it is not. */
  readonly raw: Json;
  /** As the household in hand reads it. */
  readonly reads: string;
  /** The place is another question's, which this one is like. */
  readonly isShared: boolean;
}

/** What the words of a rule ask. */
export interface RuleEntry {
  readonly key: string;
  /** Asked, Shown, Must be answered … */
  readonly word: string;
  readonly place: string;
  readonly rule: PlacedRule;
  readonly sentence: string;
  readonly isDecided: boolean;
  readonly told: RuleTold;
  /** Where it is written, or would be: the rule itself, beside `accepted` and its clauses. */
  readonly file: string;
  readonly pointer: string;
  readonly raw: Json;
}

interface FieldTexts {
  readonly key: string;
  readonly part: string;
  readonly of: (field: PartOf<'field'>['is']) => CompiledText;
  readonly cases?: (field: PartOf<'field'>['is']) => Cases;
}
type Cases = readonly CompiledTextCase[] | undefined;

const texts: readonly FieldTexts[] = [
  { key: 'title', part: 'label', of: ({ label }) => label, cases: ({ labels }) => labels },
  { key: 'label', part: 'subject', of: ({ subject }) => [subject] },
  { key: 'hint', part: 'hint', of: ({ hint }) => hint, cases: ({ hints }) => hints },
  { key: 'reason', part: 'reason', of: ({ reason }) => reason },
  { key: 'missing', part: 'missing', of: ({ missing }) => missing },
];

export function textsOf(
  hand: InHand,
  state: JourneyState,
  field: PartOf<'field'>,
): readonly TextEntry[] {
  const own = hand.origins.at(field.place);
  if (own === null) return [];
  return texts.flatMap(({ key, part, of, cases }): readonly TextEntry[] => {
    const origin = hand.origins.at(placeAt(field.place, part));
    const isThere = origin !== null && origin.written && origin.pointer.endsWith(`/${key}`);
    const { file, pointer } = isThere
      ? origin
      : { file: own.file, pointer: pointerUnder(own.pointer, key) };
    const entry = {
      ...{ key, file, pointer, raw: written(hand, file, pointer) },
      reads: hand.inspector.words(state, of(field.is)),
      isShared: file !== own.file || !pointer.startsWith(`${own.pointer}/`),
    };
    return caseByCase(entry, cases?.(field.is), (text) => hand.inspector.words(state, text));
  });
}

/** A text with cases is edited case by case: typed over as one text, it would lose them. */
export const caseByCase = (
  entry: TextEntry,
  cases: Cases,
  reads: (text: CompiledText) => string,
): readonly TextEntry[] =>
  Array.isArray(entry.raw)
    ? (entry.raw as readonly Json[]).flatMap((each, index) =>
        isObject(each)
          ? [
              {
                ...entry,
                pointer: pointerUnder(pointerUnder(entry.pointer, String(index)), 'text'),
                raw: each['text'] ?? null,
                reads: reads(cases?.[index]?.text ?? []),
              },
            ]
          : [],
      )
    : [entry];

/** When a question is asked, shown, and must be answered. */
export function rulesOf(
  hand: InHand,
  state: JourneyState,
  field: PartOf<'field'>,
): readonly RuleEntry[] {
  const must = field.is.mustAccept ? 'Must be accepted' : 'Must be answered';
  const asked = [
    ['relevant', 'Asked'],
    ['visible', 'Shown'],
    ['required', must],
    ...(decides(ruleOf(field, 'disabled')) ? [['disabled', 'Locked'] as const] : []),
  ] as const;
  return asked.map(([key, word]) => entryOf(hand, state, field, ruleOf(field, key), key, word));
}

export function entryOf(
  hand: InHand,
  state: JourneyState,
  part: Pick<PartOf<'field' | 'check'>, 'place'>,
  rule: PlacedRule,
  key: string,
  word: string,
): RuleEntry {
  const { file = '', pointer = '' } = hand.origins.at(part.place) ?? {};
  const own = pointerUnder(pointer, key);
  return {
    ...{ key, word, rule, place: placeText(rule.place), file, pointer: own },
    raw: written(hand, file, own),
    sentence: hand.teller.sentence(rule),
    isDecided: decides(rule),
    told: hand.teller.trace(state, rule),
  };
}

/** When a section is asked; of a variant without what names the variant. */
export function sectionRules(
  hand: InHand,
  state: JourneyState,
  section: PartOf<'section'>,
): readonly Omit<RuleEntry, 'raw' | 'file' | 'pointer'>[] {
  const { variant } = section.is;
  const relevant = ruleOf(section, 'relevant');
  const own: PlacedRule = variant === null ? relevant : { ...relevant, rule: variant.own };
  return [
    { key: 'relevant', word: 'Asked', rule: own },
    { key: 'visible', word: 'Shown', rule: ruleOf(section, 'visible') },
  ].map(({ key, word, rule }) => ({
    ...{ key, word, rule, place: placeText(rule.place) },
    sentence: hand.teller.sentence(rule),
    isDecided: decides(rule),
    told: hand.teller.trace(state, rule),
  }));
}

/** When the section of a question is asked, where that is not of the household in hand; null where it is. */
export function sectionUnasked(
  hand: InHand,
  state: JourneyState,
  section: PartOf<'section'>,
): string | null {
  if (hand.inspector.section(state, section.is).relevant) return null;
  const [asked] = sectionRules(hand, state, section);
  return asked?.sentence ?? null;
}

/** What is written for a rule that was chosen: beside it stays that only a tick will do, and its clauses. */
export function requirementWith(raw: Json, mustAccept: boolean, rule: Rule): Json {
  if (rule === false) return null;
  if (!mustAccept) return rule;
  const kept = isObject(raw) && 'accepted' in raw ? raw : { accepted: true };
  const { when, ...rest } = kept as Readonly<Record<string, Json>>;
  if (rule === true) return rest;
  const source = isObject(when ?? null)
    ? (when as Readonly<Record<string, Json>>)['source']
    : undefined;
  return { ...rest, when: source === undefined ? rule : { source, ...(rule as object) } };
}

export interface Bound {
  readonly label: string;
  readonly file: string;
  readonly pointer: string;
  readonly least: number;
  readonly most: number;
  /** It is the one that counts for the household in hand. */
  readonly isInForce: boolean;
}

export function boundsOf(
  hand: InHand,
  state: JourneyState,
  field: PartOf<'field'>,
): readonly Bound[] {
  const { bounds } = field.is;
  const origin = hand.origins.at(placeAt(field.place, 'bounds'));
  if (bounds === null || origin === null) return [];
  const by = hand.inspector.evaluate(state, bounds.by);
  const path = isObject(bounds.by) && typeof bounds.by['var'] === 'string' ? bounds.by['var'] : '';
  const whole = written(hand, origin.file, origin.pointer);
  return Object.entries(bounds.cases).map(([name, [least, most]]) => ({
    label: path === '' ? '' : caseWords(hand, name, path),
    file: origin.file,
    pointer: Array.isArray(whole) ? origin.pointer : pointerUnder(origin.pointer, 'cases', name),
    ...{ least, most, isInForce: by === null ? path === '' : wordsOf(by) === name },
  }));
}

/** A case is named by its value as text: the option may have it as a number. */
function caseWords({ teller: { words } }: InHand, name: string, path: string): string {
  const asNumber = words.value(Number(name), path);
  return asNumber === name ? words.value(name, path) : asNumber;
}

export const crumbsOf = (section: PartOf<'section'>): string =>
  `${section.owner.is.name} › ${section.is.name}${section.is.variant === null ? '' : ` › ${variantTitle(section.is.variant.name)}`}`;

export const kindOf = ({ is }: PartOf<'field'>): string =>
  is.consent !== undefined ? 'Consent' : is.list !== null ? 'List' : 'Question';
