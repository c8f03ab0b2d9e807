import type { Context } from '../../context';
import { items } from '../../source';
import type { Sources } from '../../symbols';
import { changesOf } from '../changes-of';
import { committingSteps, keptAs, type CommittingStep } from './committing-steps';

/** A commit is sent at one place, and nothing else makes, repeats or forgets its call. */
export function checkSingle(sources: Sources, context: Context): void {
  const { report } = context;
  const steps = committingSteps(sources);
  for (const commit of sources.commits) {
    const [first, second] = steps.filter((each) => each.commit === commit.value.id);
    if (first === undefined) {
      report.add('JC531', commit.at('id'), `No step sends the commit \`${commit.value.id}\`.`, {
        help: 'name it in `commit` of a sequence, and write "commits": true in its last step',
      });
    }
    if (first !== undefined && second !== undefined) {
      report.add('JC527', second.step.at('commits'), 'Another step sends this commit as well.', {
        key: true,
        help: 'a commit is sent at one place: let both ways lead to it',
        also: [{ at: first.step.at('id'), message: 'the other one' }],
      });
    }
  }
  for (const step of steps) {
    checkCall(step, context);
    checkLookup(step, sources, context);
  }
}

function checkCall({ step }: CommittingStep, { symbols, report }: Context): void {
  const own = step.at('call');
  for (const { call, at } of symbols.uses) {
    if (call !== own.value || (at.file === own.file && at.pointer.join() === own.pointer.join()))
      continue;
    report.add('JC527', at, `The call \`${call}\` is a commit, and is made here too.`, {
      help: 'it would leave without being written down: let the sequence make it',
      also: [{ at: own, message: 'the commit' }],
    });
  }
}

function checkLookup({ step }: CommittingStep, sources: Sources, context: Context): void {
  const { symbols, report } = context;
  const lookup = keptAs(step);
  for (const change of changesOf(sources, context)) {
    for (const path of items(change.find('clear'))) {
      if (path.value !== `lookups.${lookup}`) continue;
      report.add('JC528', path, 'This would give a commit up that is on its way.', {
        help: 'leave it out: what is known of a commit stands in `commits`',
      });
    }
  }
  for (const { section } of symbols.units) {
    for (const needed of items<string>(section.find('needs'))) {
      if (needed.value !== lookup) continue;
      report.add(
        'JC527',
        needed,
        'A lookup that is needed can be tried again, and this is a commit.',
        {
          help: 'read `commits` instead',
        },
      );
    }
  }
}
