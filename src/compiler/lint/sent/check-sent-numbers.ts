import { pathOf, readsThrough } from '../../../rules';
import type { Context } from '../../context';
import type { Question } from '../../questions';
import type { Sources } from '../../symbols';
import { numberLimits } from '../../wire';
import { fieldsOf } from '../fields-of';
import { caseOf, isNone, rangeOf, type Known } from './range-of';
import { sentIn, type Sent } from './sent-in';

/** A number that questions allow is one that the contract takes, also once it was worked out. */
export function checkSentNumbers(sources: Sources, context: Context): void {
  const asking = new Map<string, Question[]>();
  for (const field of fieldsOf(context))
    asking.set(field.path, [...(asking.get(field.path) ?? []), field]);
  const facts = Object.fromEntries(
    [...context.symbols.facts].map(([name, { value }]) => [name, value]),
  );
  for (const sent of sentIn(sources, context)) {
    if (sent.shape === null || typeof sent.at.value !== 'object' || sent.at.value === null)
      continue;
    const limits = numberLimits(sent.shape);
    if (limits === null || (limits.least === -Infinity && limits.most === Infinity)) continue;
    const read = [...readsThrough(facts, sent.at.value)].flatMap((path) => asking.get(path) ?? []);
    const bounded = read.filter(({ at }) => at.value.bounds !== undefined);
    if (bounded.length > 0) check(sent, bounded, { asking, context, by: null, value: null });
  }
}

/** Where bounds hang on another answer, each of its values is looked at by itself: it counts elsewhere too. */
function casesOf(bounded: readonly Question[]): readonly Pick<Known, 'by' | 'value'>[] {
  const hanging = bounded.flatMap(
    ({
      at: {
        value: { bounds },
      },
    }) => (bounds !== undefined && 'by' in bounds ? [bounds] : []),
  );
  const [first] = hanging;
  const by =
    first === undefined ? null : typeof first.by === 'string' ? first.by : pathOf(first.by);
  if (by === null) return [{ by: null, value: null }];
  const names = new Set(hanging.flatMap(({ cases }) => Object.keys(cases)));
  return [...names].map((name) => {
    const number = Number(name);
    return { by, value: String(number) === name ? number : name };
  });
}

function check(sent: Sent, bounded: readonly Question[], known: Known): void {
  const { call, key, at, shape } = sent;
  const limits = shape === null ? null : numberLimits(shape);
  if (limits === null) return;
  for (const { by, value } of casesOf(bounded)) {
    const range = rangeOf(at.value, { ...known, by, value });
    if (range === null || isNone(range)) continue;
    const [least, most] = range;
    const reaches = Number.isFinite(most) && most > limits.most ? most : least;
    const isRefused = Number.isFinite(reaches) && (reaches > limits.most || reaches < limits.least);
    if (!isRefused) continue;
    const limit =
      reaches > limits.most ? `at most ${String(limits.most)}` : `at least ${String(limits.least)}`;
    for (const { at: question } of bounded) {
      const bounds = question.at('bounds');
      const cases = 'by' in bounds.value ? bounds.as(bounds.value).at('cases') : null;
      const place = cases?.find(caseOf(value)) ?? cases ?? bounds;
      known.context.report.add(
        'JC320',
        place,
        `With these bounds \`${call.value.id}\` can send ${String(reaches)} as \`${key}\`, of which the contract takes ${limit}.`,
        {
          help: `keep to ${limit}, or ask the partner for a contract that takes it`,
          also: [{ at, message: 'sent here' }],
        },
      );
    }
  }
}
