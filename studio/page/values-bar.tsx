import { allOf, type CompiledField } from '../../src/journey';
import type { JourneyState } from '../../src/engine';
import { isObject, readsOf, nameUnder, type Json } from '../../src/rules';
import type { InHand } from '../model/in-hand';
import type { RuleEntry } from '../model/question';
import type { HouseholdInHand } from './use-household';

/** An answer that the rules of the selection read, with what it could be. */
export interface ReadValue {
  readonly path: string;
  readonly name: string;
  readonly words: string;
  readonly value: Json;
  /** What it can be changed to; none where only a page can say. */
  readonly options: readonly { readonly value: Json; readonly words: string }[];
}

interface ValuesBarProps {
  readonly reads: readonly ReadValue[];
  readonly household: HouseholdInHand;
}

/** Only what the selected rules read; each can be changed, and page and sentences follow. */
export function ValuesBar({ reads, household }: ValuesBarProps) {
  const change = ({ path, options }: ReadValue, chosen: string) => {
    const { shown, state } = household;
    const option = options[Number(chosen)];
    if (shown === null || state === null || option === undefined) return;
    household.show({
      ...shown,
      state: { ...state, answers: withPath(state.answers, path, option.value) },
    });
  };
  return (
    <div className="values" role="group" aria-label="Values that these rules read">
      <span className="quiet">
        {reads.length === 0 ? 'These rules read nothing.' : 'These rules read:'}
      </span>
      {reads.map((read) =>
        read.options.length === 0 ? (
          <span key={read.path} className="value">
            {read.name} <strong>{read.words}</strong>
          </span>
        ) : (
          <label key={read.path} className="value">
            {read.name}
            <select
              value={read.options.findIndex(({ value }) => value === read.value)}
              onChange={(event) => change(read, event.target.value)}
            >
              {read.options.map(({ words }, index) => (
                <option key={words} value={index}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ),
      )}
    </div>
  );
}

function withPath(
  answers: JourneyState['answers'],
  path: string,
  value: Json,
): JourneyState['answers'] {
  const [key = '', ...rest] = path.split('.');
  const inner = answers[key] ?? {};
  return {
    ...answers,
    [key]:
      rest.length === 0 ? value : withPath(isObject(inner) ? inner : {}, rest.join('.'), value),
  };
}

const mostRead = 6;

/** What the rules come down to: through facts, to answers and what was looked up. */
export function readValues(
  { journey, inspector, teller }: InHand,
  state: JourneyState,
  rules: readonly Pick<RuleEntry, 'rule' | 'isDecided'>[],
): readonly ReadValue[] {
  const seen = new Set<string>();
  const paths = new Set<string>();
  const follow = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const fact = nameUnder('facts', path);
    if (fact === null) paths.add(path);
    else for (const each of readsOf(journey.facts[fact] ?? null).paths) follow(each);
  };
  for (const { rule, isDecided } of rules)
    if (isDecided) for (const path of readsOf(rule.rule).paths) follow(path);
  const fields = new Map(allOf(journey, 'field').map(({ is }) => [is.path, is] as const));
  const { words } = teller;
  return [...paths]
    .map((path): ReadValue => {
      const value = inspector.evaluate(state, { var: path });
      const field = fields.get(path);
      return {
        ...{ path, value },
        name: words.name(path).replaceAll(/[“”]/g, '').replace(/^the /, ''),
        words: plain(value === null ? 'nothing' : words.value(value, path)),
        options:
          field === undefined ? [] : choices(field, (each) => plain(words.value(each, path))),
      };
    })
    .filter(({ value }) => !isObject(value) && !Array.isArray(value))
    .sort((one, other) => other.options.length - one.options.length)
    .slice(0, mostRead);
}

const plain = (text: string): string => text.replaceAll(/[“”]/g, '');

function choices(field: CompiledField, say: (value: Json) => string): ReadValue['options'] {
  const own =
    field.options?.kind === 'list'
      ? field.options.items.map(({ value }) => value)
      : field.options === null && field.type === 'boolean'
        ? [true, false]
        : [];
  return own.length === 0
    ? []
    : [
        { value: null, words: 'not answered' },
        ...own.map((value) => ({ value, words: say(value) })),
      ];
}
