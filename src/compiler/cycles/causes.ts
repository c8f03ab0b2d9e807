import { forgettingOf, type Forgetting } from '../build/compile-forgetting';
import type { Context } from '../context';
import type {
  ChangesSource,
  ChangeSource,
  ReactionSource,
  SequenceSource,
  StepSource,
} from '../language';
import { questionsOf } from '../questions';
import { entries, items, oneOrMore, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { constantOf } from './constant-of';

/** What is done in one round of settling, and what it does that others hear. */
export interface Cause {
  /** Answer paths and `lookups.x` whose change it hears; of a sequence `run:x`, that it is to begin. */
  readonly hears: readonly string[];
  readonly does: readonly Deed[];
  /** Name of the sequence; null for a reaction, and for what is forgotten or opens anew. */
  readonly sequence: string | null;
}

export interface Deed {
  /** What becomes another by it, named as in `hears`. */
  readonly touches: string;
  /** What stands there afterwards, whenever it is done, written as JSON; null where that is not known. */
  readonly leaves: string | null;
  readonly kind: 'set' | 'clear' | 'call' | 'run' | 'forget' | 'open';
  readonly at: Cursor<unknown>;
}

/**
 * For each step what may fire while its page settles: reactions to `changed`, what is forgotten, what
 * opens anew by that, and sequences. The step
 * that failures lead to goes with each, because the step behind it is heard there too. Entering,
 * answering, pressing and answers of calls happen once an event, so nothing goes round through them.
 */
export function causesByStep(
  sources: Sources,
  context: Context,
): readonly { readonly step: Cursor<StepSource>; readonly causes: readonly Cause[] }[] {
  const { units } = context.symbols;
  const sequences = sources.sequences.map(causeOfSequence);
  const forgetting = forgettingOf(sources, context);
  const forgotten = forgetting.flatMap(causeOfForgetting);
  const failing = sources.journey.value.failures?.goTo ?? null;
  const known = new Map<Cursor<ReactionSource>, Cause>();
  const ofStep = (id: string): readonly Cause[] => {
    const own = sources.steps.filter(({ value }) => value.id === id);
    const reactions = [
      ...own.flatMap((step) => items(step.find('reactions'))),
      ...units
        .filter(({ step }) => step === id)
        .flatMap(({ section }) => items(section.find('reactions'))),
    ].filter(({ value }) => value.on.changed !== undefined);
    // Variants share what they leave as it is.
    return [...new Set(reactions)].map((reaction) => {
      const cause = known.get(reaction) ?? causeOfReaction(reaction, context);
      known.set(reaction, cause);
      return cause;
    });
  };
  return sources.steps.map((step) => {
    const { id } = step.value;
    const beside = failing === null || failing === id ? [] : ofStep(failing);
    const anew = forgetting.flatMap((each) => causesOfOpening(each, id, context));
    return { step, causes: [...ofStep(id), ...beside, ...forgotten, ...anew, ...sequences] };
  });
}

function causeOfReaction(at: Cursor<ReactionSource>, { symbols }: Context): Cause {
  const bundles = oneOrMore<string>(at.find('apply')).flatMap(({ value }) =>
    items(symbols.bundles.get(value)?.at('changes') ?? null),
  );
  return {
    hears: oneOrMore<string>(at.at('on').find('changed')).map(({ value }) => value),
    does: [at, ...bundles].flatMap(deedsOf),
    sequence: null,
  };
}

/** Whatever the step, it goes back to what it began with (Z15). */
function causeOfForgetting(forgetting: Forgetting): readonly Cause[] {
  const { what, name, initial, causes } = forgetting;
  const [at] = causes;
  if (what === 'section' || at === undefined) return [];
  const touches = what === 'lookup' ? `lookups.${name}` : name;
  const does = [{ touches, leaves: JSON.stringify(initial), kind: 'forget', at } as const];
  return [{ hears: hearsOf(forgetting), does, sequence: null }];
}

/** A section of the step that is forgotten opens anew, variant by variant (Z18). */
function causesOfOpening(
  forgetting: Forgetting,
  step: string,
  { symbols }: Context,
): readonly Cause[] {
  if (forgetting.what !== 'section') return [];
  return symbols.units
    .filter((unit) => unit.step === step && unit.section.value.id === forgetting.name)
    .map(({ section }) => ({
      hears: hearsOf(forgetting),
      does: questionsOf(section).flatMap(({ path, at }): readonly Deed[] => {
        const value = at.find('opens')?.at('value') ?? null;
        return value === null
          ? []
          : [{ touches: path, leaves: constantOf(value.value), kind: 'open', at: value }];
      }),
      sequence: null,
    }));
}

const hearsOf = ({ causes }: Forgetting): readonly string[] => causes.flatMap(({ value }) => value);

/**
 * All that a sequence may do before an answer is there, and when its calls are given up: that happens
 * once for each call that it has begun, so it goes on for ever only where it is begun for ever.
 */
function causeOfSequence(at: Cursor<SequenceSource>): Cause {
  const steps = items(at.at('steps'));
  const changes: readonly (Cursor<ChangesSource> | null)[] = [
    at.find('first'),
    at.find('then'),
    ...steps.flatMap((step) => items(step.find('onFailure')).map((each) => each.at('then'))),
  ];
  const { id } = at.value;
  return {
    hears: [`run:${id}`],
    does: [
      ...changes.flatMap((each) => oneOrMore<ChangeSource>(each)).flatMap(deedsOf),
      ...steps.map((step) => called(step.value.as ?? step.value.call, step.at('call'))),
    ],
    sequence: id,
  };
}

function deedsOf(change: Cursor<ChangeSource>): readonly Deed[] {
  const run = change.find('run');
  return [
    ...items(change.find('clear')).map((at): Deed => ({
      touches: at.value,
      leaves: 'null',
      kind: 'clear',
      at,
    })),
    ...entries(change.find('set')).map(([path, at]): Deed => ({
      touches: path,
      leaves: constantOf(at.value),
      kind: 'set',
      at,
    })),
    ...items(change.find('call')).map((at) => called(at.value.as ?? at.value.id, at.at('id'))),
    ...(run === null
      ? []
      : [{ touches: `run:${run.value}`, leaves: null, kind: 'run', at: run } as const]),
  ];
}

/** A call fires nothing by itself, but gives something to clear. */
const called = (as: string, at: Cursor<unknown>): Deed => ({
  touches: `lookups.${as}`,
  leaves: '"called"',
  kind: 'call',
  at,
});
