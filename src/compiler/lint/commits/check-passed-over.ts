import type { Context } from '../../context';
import { items } from '../../source';
import type { Sources } from '../../symbols';
import { committingSteps } from './committing-steps';

/**
 * What goes before a commit has gone well, or says why it need not have; and the commit says which of
 * its answers says that it was done.
 */
export function checkPassedOver(sources: Sources, context: Context): void {
  const { report } = context;
  for (const { step } of committingSteps(sources)) {
    if (step.value.okWhen !== undefined) continue;
    report.add('JC546', step.at('commits'), 'Any answer to this commit counts as done.', {
      key: true,
      help: 'say in `okWhen` which answer does, or write true where its status alone says it',
    });
  }
  for (const sequence of sources.sequences) {
    const sends = sequence.value.steps.some(({ commits }) => commits === true);
    for (const step of items(sequence.at('steps'))) {
      const { optional, because } = step.value;
      const mustSay = sends && optional === true;
      if (mustSay && because === undefined)
        report.add('JC546', step.at('optional'), 'The commit is sent though this step failed.', {
          key: true,
          help: 'leave `optional` out, or say in `because` why it may fail',
        });
      const spare = step.find('because');
      if (!mustSay && spare !== null)
        report.add('JC710', spare, 'Nothing here needs a reason.', {
          key: true,
          help: 'leave it out: a step says why it may fail where its sequence sends a commit',
          severity: 'warning',
        });
    }
  }
}
