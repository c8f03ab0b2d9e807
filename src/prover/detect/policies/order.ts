import { allOf, ruleOf, type OrderPolicy, type PartOf, type Place } from '../../../journey';
import { isTrue } from '../../values/value';
import type { Kit } from '../kit';

/** Steps of a sequence that must not be called unless another was called before them, and went well. */
export function order(kit: Kit, policy: OrderPolicy): void {
  const part = allOf(kit.prover.journey, 'sequence').find(({ is }) => is.id === policy.sequence);
  const runs = part?.parts.filter((each) => each.kind === 'run') ?? [];
  const index = runs.findIndex(({ is }) => is.id === policy.first);
  const first = runs[index];
  if (first === undefined) return;
  const say = (place: Place, message: string, help: string): void => {
    kit.say({ code: 'JP401', place, message: `${message} ${policy.because}`, help });
  };
  if (first.is.optional)
    say(
      first.place,
      `\`${first.is.id}\` may fail and the sequence goes on: ${policy.then.map(quoted).join(', ')} must wait for it.`,
      'take `optional` out',
    );
  for (const id of policy.then) {
    const at = runs.findIndex(({ is }) => is.id === id);
    const later = runs[at];
    if (later === undefined) continue;
    const isBeside = runs.slice(index + 1, at + 1).every(({ is }) => is.parallel);
    if (at < index || isBeside)
      say(
        later.place,
        `\`${id}\` is called ${at < index ? 'before' : 'beside'} \`${first.is.id}\`, which must come first.`,
        'bring the steps into order, one after the other',
      );
    else if (!policy.mayBeLeftOut) skipped(kit, policy, first, later);
  }
}

/** Households for whom what comes later is called, and what must come first is not. */
function skipped(
  kit: Kit,
  { because }: OrderPolicy,
  first: PartOf<'run'>,
  later: PartOf<'run'>,
): void {
  const { prover } = kit;
  const [before, after] = [ruleOf(first, 'when'), ruleOf(later, 'when')];
  const without = prover.attempt(() => {
    const { diagrams, evaluator } = prover;
    return diagrams.and(evaluator.holdsAt(after), diagrams.not(evaluator.holdsAt(before)));
  });
  if (without === null) {
    kit.incomplete.push(after.place);
    return;
  }
  if (without === prover.diagrams.no) return;
  const witness = prover.household(without, isTrue);
  const isReplayed =
    witness !== null &&
    prover.replay(witness, after.rule) === true &&
    prover.replay(witness, before.rule) !== true;
  if (!isReplayed) {
    kit.notReplayed += 1;
    return;
  }
  kit.say(
    {
      code: 'JP401',
      place: after.place,
      message: `For some households \`${later.is.id}\` is called without \`${first.is.id}\` before it. ${because}`,
      help: 'let both have the same `when`, or let the first have the wider one',
    },
    witness,
  );
}

const quoted = (name: string): string => `\`${name}\``;
