import type { JsonObject, Rule } from '../../engine';
import type { CompiledCallUse } from '../../journey';
import { placedChanges, type PlacedChange } from '../changes/placed-changes';
import type { Finding } from '../explanation';
import { finding, withReason, type Kit } from '../kit';
import { callSends } from './call-sends';

/** `name` is a call, or the name under which an answer is kept. */
export function explainCall(kit: Kit, name: string): readonly Finding[] {
  const uses = usesOf(kit, name);
  const names = new Set(uses.map(({ use }) => use.as));
  const ids = new Set(uses.map(({ use }) => use.call));
  return [
    ...[...names].map((as) => status(kit, as)),
    ...uses.map((use) => called(kit, use)),
    ...(uses.length === 0 ? [finding('called', false, 'nothing ever makes this call')] : []),
    ...[...ids].flatMap((id) => callSends(kit, id, given(kit, uses, id))),
  ];
}

interface Use {
  readonly use: CompiledCallUse;
  readonly place: string;
  readonly after: string;
  /** All must hold, the outermost first. */
  readonly conditions: readonly { readonly rule: Rule; readonly place: string }[];
}

function usesOf({ journey }: Kit, name: string): readonly Use[] {
  const named = ({ call, as }: CompiledCallUse): boolean => call === name || as === name;
  const fromChanges = placedChanges(journey).flatMap((placed) =>
    placed.change.call.filter(named).map((use): Use => ofChange(placed, use)),
  );
  const fromSequences = Object.values(journey.sequences).flatMap((sequence) =>
    sequence.steps.flatMap((step): readonly Use[] => {
      const place = `sequence:${sequence.id}/step:${step.id}`;
      const own: Use = {
        use: step.use,
        place,
        after: `${sequence.id} comes to its step ${step.id}`,
        conditions: [{ rule: step.when, place: `${place}/when` }],
      };
      return [own].filter(({ use }) => named(use));
    }),
  );
  const fromCommits = Object.values(journey.commits).map(({ id, confirmBy }): Use => ({
    use: confirmBy.use,
    place: `commit:${id}/confirmBy`,
    after: `nobody knows whether the commit ${id} was done`,
    conditions: [],
  }));
  return [...fromChanges, ...fromSequences, ...fromCommits.filter(({ use }) => named(use))];
}

function ofChange(placed: PlacedChange, use: CompiledCallUse): Use {
  const { change, place, after, when, whenPlace } = placed;
  return {
    use,
    place: `${place}/call:${change.call.indexOf(use)}`,
    after,
    conditions: [
      { rule: when, place: whenPlace },
      { rule: change.when, place: `${place}/when` },
    ],
  };
}

function called(kit: Kit, { after, place, conditions }: Use): Finding {
  const beneath = conditions
    .map(({ rule, place: at }) =>
      kit.judge('when', rule, at, (holds, reason) =>
        withReason(holds ? 'the condition holds' : 'the condition does not hold', reason),
      ),
    )
    .filter(({ rule, holds }) => rule !== null || holds === false);
  const stopped = beneath.find(({ holds }) => holds === false);
  const says =
    stopped === undefined
      ? `called as soon as ${after}`
      : `not called although ${after}: ${stopped.says}`;
  return finding('called', stopped === undefined, says, {
    origin: kit.origin(place),
    beneath,
  });
}

function status({ state }: Kit, as: string): Finding {
  const lookup = state.lookups[as] ?? { status: 'idle' };
  const ready = lookup.status === 'ready';
  if (lookup.status === 'failed') {
    const { kind, status: code } = lookup.failure;
    return finding(
      'status',
      false,
      `lookups.${as} failed (${kind}${code === 0 ? '' : ` ${code}`})`,
    );
  }
  const says = lookup.status === 'idle' ? 'was not called, or was cleared' : `is ${lookup.status}`;
  return finding('status', ready, `lookups.${as} ${says}`);
}

/** What its body reads as `with.x`, where a single use of the call says so. */
function given(kit: Kit, uses: readonly Use[], id: string): JsonObject | null {
  const own = uses.filter(({ use }) => use.call === id);
  const [only] = own;
  if (only === undefined || own.length > 1) return null;
  return Object.fromEntries(
    Object.entries(only.use.with).map(([name, rule]) => [name, kit.evaluate(rule)]),
  );
}
