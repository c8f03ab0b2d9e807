import { allIn, allOf, ruleOf, type PartOf, type PlacedRule } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import { isTrue } from '../values/value';
import type { Kit } from './kit';

interface Made {
  readonly use: PartOf<'use'>;
  readonly when: readonly PlacedRule[];
}

/** Calls of which a newer one under the same name leaves with the same event: the first is given up. */
export function twiceAtOnce(kit: Kit): void {
  const { journey } = kit.prover;
  for (const around of [...allOf(journey, 'section'), ...allOf(journey, 'step')]) {
    const made = new Map<string, Made[]>();
    for (const reaction of around.parts) {
      if (reaction.kind !== 'reaction') continue;
      const { on } = reaction.is;
      // Of what has changed nobody knows whether it did so together.
      const events =
        on.kind === 'answered'
          ? on.paths
          : on.kind === 'pressed'
            ? [on.action]
            : on.kind === 'succeeded' || on.kind === 'failed'
              ? [on.lookup]
              : [];
      for (const use of allIn(reaction, 'use')) {
        const change = use.owner;
        if (change.kind !== 'change') continue;
        const when = [ruleOf(reaction, 'when'), ruleOf(change, 'when')];
        for (const event of events) {
          const key = `${on.kind} ${event} ${use.is.as}`;
          made.set(key, [...(made.get(key) ?? []), { use, when }]);
        }
      }
    }
    for (const all of made.values())
      for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1)) together(kit, one, other);
  }
}

function together(kit: Kit, one: Made, other: Made): void {
  const { prover } = kit;
  const { diagrams, evaluator } = prover;
  const both = prover.attempt(() =>
    [...one.when, ...other.when].reduce<Node>(
      (so, each) => diagrams.and(so, evaluator.holdsAt(each)),
      diagrams.yes,
    ),
  );
  if (both === null) kit.incomplete.push(other.use.place);
  kit.look(
    'JP310',
    other.use.place,
    [],
    both === null || both === diagrams.no
      ? null
      : {
          message: `\`${other.use.is.as}\` is called while another call under this name has just left with the same event.`,
          help: 'let their conditions be apart, or call it once',
        },
    () => (both === null ? null : prover.household(both, isTrue)),
  );
}
