import { allOf, ruleOf, type PlacedRule } from '../../journey';
import { scopeName } from '../atoms/scope-name';
import type { Node } from '../diagrams/diagrams';
import type { Kit } from './kit';

/** What a partner's answer is taken for: the end of a sequence, or done and not done at once. */
export function answersRead(kit: Kit): void {
  const { prover } = kit;
  const { diagrams, evaluator, journey } = prover;
  const where = ({ rule, ...placed }: PlacedRule): Node => evaluator.holds(rule, scopeName(placed));
  for (const part of allOf(journey, 'sequence')) {
    const runs = part.parts.filter((each) => each.kind === 'run');
    for (const run of runs.slice(0, -1)) {
      const [ok, stop] = [ruleOf(run, 'okWhen'), ruleOf(run, 'stopWhen')];
      const ends = prover.attempt(() => {
        const good = where(ok);
        const stops = where(stop);
        return stops !== diagrams.no && diagrams.and(good, diagrams.not(stops)) === diagrams.no;
      });
      if (ends === null) kit.incomplete.push(stop.place);
      kit.look(
        'JP303',
        stop.place,
        [],
        ends === true
          ? {
              message: `\`${part.is.id}\` ends here whenever \`${run.is.id}\` goes well: what comes after it is never called.`,
              help: 'mend `stopWhen`, or take it out',
            }
          : null,
      );
    }
  }
  for (const part of allOf(journey, 'question')) {
    const [done, no] = [ruleOf(part, 'doneWhen'), ruleOf(part, 'noWhen')];
    const both = prover.attempt(() => diagrams.and(where(done), where(no)));
    if (both === null) kit.incomplete.push(done.place);
    kit.look(
      'JP308',
      done.place,
      [],
      both === null || both === diagrams.no
        ? null
        : {
            message: 'Some answers mean that it was done, and that there is none.',
            help: 'let `doneWhen` and `noWhen` hold of different answers',
          },
    );
  }
}
