import { allIn, allOf, decides, ruleOf, type PartOf } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import { isTrue } from '../values/value';
import type { Kit } from './kit';

/** Steps whose requirements cannot hold together, and steps that send people to each other. */
export function steps(kit: Kit): void {
  const { prover } = kit;
  const { diagrams, evaluator, journey } = prover;
  const away = new Map<string, { readonly to: string; readonly when: Node }[]>();
  for (const part of allOf(journey, 'step')) {
    const done = prover.attempt(() => {
      let so: Node = diagrams.yes;
      for (const each of part.parts) {
        if (each.kind !== 'requirement') continue;
        const { place, rule } = ruleOf(each, 'that');
        const node = evaluator.holds(rule);
        const leaves = diagrams.and(so, diagrams.not(node));
        away.set(part.is.id, [...(away.get(part.is.id) ?? []), { to: each.is.goTo, when: leaves }]);
        const before = so;
        so = diagrams.and(so, node);
        kit.look(
          'JP205',
          place,
          [],
          so === diagrams.no && before !== diagrams.no
            ? {
                message: `Nobody can enter the step \`${part.is.id}\`: this never holds together with what it requires before.`,
                help: 'mend one of the requirements',
              }
            : null,
        );
      }
      return true;
    });
    if (done === null) kit.incomplete.push(part.place);
  }
  for (const part of allOf(journey, 'step')) {
    loops(kit, part.is.id, part.place, away);
    entries(kit, part);
  }
}

/**
 * Whether entering a step leads to it again, by what its entry always does, or does where it fails: it
 * is begun anew each time, without anybody doing anything.
 */
function entries(kit: Kit, { is }: PartOf<'step'>): void {
  const { journey } = kit.prover;
  const sequence = allOf(journey, 'sequence').find((each) => each.is.id === is.entry);
  if (sequence === undefined) return;
  const leading = allIn(sequence, 'change').find(
    (each) => each.is.goTo === is.id && !decides(ruleOf(each, 'when')),
  );
  if (leading === undefined) return;
  kit.look('JP206', leading.place, [], {
    message: `Entering \`${is.id}\` leads to \`${is.id}\`, which begins \`${sequence.is.id}\` again, and so on.`,
    help: 'lead to another step, or stay where it is',
  });
}

type Away = ReadonlyMap<string, readonly { readonly to: string; readonly when: Node }[]>;

/** Whether a household is sent from step to step until it is where it began. */
function loops(
  kit: Kit,
  from: string,
  place: Parameters<Kit['say']>[0]['place'],
  away: Away,
): void {
  const { prover } = kit;
  const { diagrams } = prover;
  const follow = (at: string, when: Node, way: readonly string[]): boolean => {
    for (const { to, when: leaves } of away.get(at) ?? []) {
      const both = diagrams.and(when, leaves);
      if (both === diagrams.no) continue;
      if (to === from) {
        kit.say(
          {
            code: 'JP206',
            place,
            message: `A household can be sent round for ever: ${[...way, to].join(' → ')}.`,
            help: 'let one of the steps lead elsewhere, or let a requirement hold there',
          },
          prover.household(both, isTrue),
        );
        return true;
      }
      if (!way.includes(to) && follow(to, both, [...way, to])) return true;
    }
    return false;
  };
  const found = prover.attempt(() => follow(from, diagrams.yes, [from]));
  if (found === null) kit.incomplete.push(place);
}
