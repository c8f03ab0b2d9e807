import type { JourneyState } from '../../src/engine';
import type { RuleTold } from '../../src/explain';
import {
  allIn,
  factPlace,
  find,
  idOfSectionKey,
  placeText,
  ruleOf,
  sectionKey,
  type PartOf,
  type PlacedRule,
} from '../../src/journey';
import { isObject, nameUnder, type Json, type Rule } from '../../src/rules';
import { fieldIn, sectionAt, titleOf, written, type InHand } from './in-hand';
import { pointerUnder } from './edits';
import { entryOf, requirementWith, type RuleEntry } from './question';
import type { Selection } from './selection';

/** A rule that is edited, wherever it is written. */
export interface RuleTarget {
  /** Asked, Shown, Must be answered, Holds … */
  readonly word: string;
  /** What it is a rule of. */
  readonly of: string;
  readonly place: string;
  readonly rule: PlacedRule;
  readonly file: string;
  /** Of the value that is written anew, the rule and what belongs to it. */
  readonly pointer: string;
  readonly raw: Json;
  /** The rule alone, as it is written. */
  readonly written: Rule;
  readonly kind: 'condition' | 'value';
  /** Id of the section whose drafts it may read. */
  readonly home: string;
  readonly told: RuleTold;
  /** What is written where it is this rule; null where it is left out. */
  readonly valueFor: (rule: Rule) => Json;
}

const factKey = 'fact:';
const checkKey = 'check:';
export const keyOfFact = (path: string): string => `${factKey}${nameUnder('facts', path) ?? path}`;
export const keyOfCheck = (name: string): string => `${checkKey}${name}`;

/** What the selection names; null where it names no rule that is written in a file. */
export function ruleTarget(
  hand: InHand,
  state: JourneyState,
  selection: Pick<Selection, 'section' | 'field' | 'rule'>,
): RuleTarget | null {
  const { rule: key } = selection;
  if (key.startsWith(factKey)) return factTarget(hand, state, key.slice(factKey.length));
  const section = sectionAt(hand, selection.section);
  if (section === null) return null;
  const field = fieldIn(section, selection.field);
  if (field === null) return sectionTarget(hand, state, section, key);
  return key.startsWith(checkKey)
    ? checkTarget(hand, state, field, key.slice(checkKey.length))
    : fieldTarget(hand, state, field, key);
}

interface Placing {
  readonly word: string;
  readonly of: string;
  readonly absent: Rule;
  readonly home: string;
  readonly file: string;
  readonly pointer: string;
}

function targetOf(
  hand: InHand,
  state: JourneyState,
  rule: PlacedRule,
  { absent, file, pointer, ...named }: Placing,
  kind: RuleTarget['kind'] = 'condition',
): RuleTarget {
  const raw = written(hand, file, pointer);
  return {
    ...{ ...named, file, pointer, raw, rule, kind },
    place: placeText(rule.place),
    written: raw ?? absent,
    told: hand.teller.trace(state, rule),
    valueFor: (next) => (next === absent ? null : next),
  };
}

const fieldWords: Readonly<Record<string, string>> = {
  relevant: 'Asked',
  visible: 'Shown',
  required: 'Must be answered',
  disabled: 'Locked',
};

function fieldTarget(
  hand: InHand,
  state: JourneyState,
  field: PartOf<'field'>,
  key: string,
): RuleTarget | null {
  const word = fieldWords[key];
  const { file = '', pointer = '' } = hand.origins.at(field.place) ?? {};
  if (word === undefined) return null;
  const isRequired = key === 'required';
  const target = targetOf(hand, state, ruleOf(field, key as 'required'), {
    word: isRequired && field.is.mustAccept ? 'Must be accepted' : word,
    of: titleOf(hand, state, field.is),
    absent: key === 'relevant' || key === 'visible',
    home: idOfSectionKey(sectionKey(field.owner.is)),
    ...{ file, pointer: pointerUnder(pointer, key) },
  });
  if (!isRequired) return target;
  const { raw } = target;
  const accepted = isObject(raw) && 'accepted' in raw ? (raw['when'] ?? true) : target.written;
  return {
    ...target,
    written: accepted,
    valueFor: (next) => requirementWith(raw, field.is.mustAccept, next),
  };
}

function sectionTarget(
  hand: InHand,
  state: JourneyState,
  section: PartOf<'section'>,
  key: string,
): RuleTarget | null {
  if (key !== 'relevant' && key !== 'visible') return null;
  const placed = ruleOf(section, key);
  const { variant } = section.is;
  const rule = key === 'relevant' && variant !== null ? { ...placed, rule: variant.own } : placed;
  const { file, pointer } = placeOf(hand, section, key);
  return targetOf(hand, state, rule, {
    ...{ word: fieldWords[key] ?? key, of: section.is.name, absent: true, file, pointer },
    home: section.is.id,
  });
}

/** Where the rule of a section is written, or would be: of one with variants in the file of all. */
export function placeOf(
  { origins, files }: Pick<InHand, 'origins' | 'files'>,
  section: PartOf<'section'>,
  key: string,
): { readonly file: string; readonly pointer: string } {
  const own = Object.keys(files).find(
    (path) =>
      path.startsWith('steps/') &&
      !path.endsWith('/step.json') &&
      written({ files }, path, '/id') === section.is.id,
  );
  return { file: own ?? origins.at(section.place)?.file ?? '', pointer: pointerUnder('', key) };
}

/** Those of how many items a list has stand in `list`, and not among its checks. */
const checksIn = (field: PartOf<'field'>): readonly PartOf<'check'>[] =>
  allIn(field.owner, 'check').filter(
    ({ is }) => is.field === field.is.name && is.gives === undefined,
  );

/** What an answer must meet besides its shape and bounds. */
export const checksOf = (
  hand: InHand,
  state: JourneyState,
  field: PartOf<'field'>,
): readonly RuleEntry[] =>
  checksIn(field).flatMap((check) =>
    hand.origins.at(check.place) === null
      ? []
      : [
          {
            ...entryOf(hand, state, check, ruleOf(check, 'assert'), 'assert', 'Accepted'),
            key: keyOfCheck(check.is.id),
          },
        ],
  );

function checkTarget(
  hand: InHand,
  state: JourneyState,
  field: PartOf<'field'>,
  name: string,
): RuleTarget | null {
  const check = checksIn(field).find(({ is }) => is.id === name);
  const origin = check === undefined ? null : hand.origins.at(check.place);
  if (check === undefined || origin === null) return null;
  return targetOf(hand, state, ruleOf(check, 'assert'), {
    ...{ word: 'Accepted', of: titleOf(hand, state, field.is), absent: true },
    ...{ home: field.owner.is.id, file: origin.file },
    pointer: pointerUnder(origin.pointer, 'assert'),
  });
}

function factTarget(hand: InHand, state: JourneyState, name: string): RuleTarget | null {
  const place = factPlace(name);
  // Facts are rules of the journey itself, which has others.
  const rule = find(hand.journey, place)?.part.rules.find(
    (each) => placeText(each.place) === placeText(place),
  );
  const origin = hand.origins.at(place);
  if (rule === undefined || origin === null) return null;
  const path = `facts.${name}`;
  const isCondition =
    hand.vocabulary.readables.find((each) => each.path === path)?.type === 'boolean';
  return targetOf(
    hand,
    state,
    rule,
    {
      ...{ word: isCondition ? 'Holds' : 'Is', of: hand.teller.words.phrase(path)?.holds ?? name },
      ...{ absent: null, home: '', file: origin.file, pointer: origin.pointer },
    },
    isCondition ? 'condition' : 'value',
  );
}
