import type { JsonObject } from '../../engine';
import { allOf, ruleOf, type PartOf, type Place, type PlacedRule } from '../../journey';
import { awaited } from '../changes/awaited';
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
  readonly use: PartOf<'use'>['is'];
  readonly place: Place;
  readonly after: string;
  /** All must hold, the outermost first. */
  readonly conditions: readonly PlacedRule[];
}

const usesOf = ({ journey }: Kit, name: string): readonly Use[] =>
  allOf(journey, 'use')
    .filter(({ is }) => is.call === name || is.as === name)
    .map(({ is, place, owner }) => ({ use: is, place, ...whenMade(owner) }));

function whenMade(owner: PartOf<'use'>['owner']): Pick<Use, 'after' | 'conditions'> {
  switch (owner.kind) {
    case 'change': {
      const { after, when } = awaited(owner);
      return { after, conditions: [...(when === null ? [] : [when]), ruleOf(owner, 'when')] };
    }
    case 'run':
      return {
        after: `${owner.owner.is.id} comes to its step ${owner.is.id}`,
        conditions: [ruleOf(owner, 'when')],
      };
    case 'question':
      return {
        after: `nobody knows whether the commit ${owner.owner.is.id} was done`,
        conditions: [],
      };
  }
}

function called(kit: Kit, { after, place, conditions }: Use): Finding {
  const beneath = conditions
    .map((rule) =>
      kit.judge('when', rule, (holds, reason) =>
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
