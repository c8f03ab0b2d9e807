import { allOf, ruleOf } from '../../journey';
import type { Kit } from './kit';

/** What a partner's answer is taken for: the end of a sequence, or done and not done at once. */
export function answersRead(kit: Kit): void {
  const { prover } = kit;
  const { diagrams, evaluator, journey } = prover;
  for (const part of allOf(journey, 'sequence')) {
    const runs = part.parts.filter((each) => each.kind === 'run');
    for (const run of runs.slice(0, -1)) {
      const [ok, stop] = [ruleOf(run, 'okWhen'), ruleOf(run, 'stopWhen')];
      const ends = prover.attempt(() => {
        const good = evaluator.holdsAt(ok);
        const stops = evaluator.holdsAt(stop);
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
    const both = prover.attempt(() => diagrams.and(evaluator.holdsAt(done), evaluator.holdsAt(no)));
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
