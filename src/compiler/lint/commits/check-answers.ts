import type { Context } from '../../context';
import type { CallSource } from '../../language';
import { items, type Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { committingSteps } from './committing-steps';

/** Statuses and times of the calls of a commit do not contradict each other. */
export function checkAnswers(sources: Sources, context: Context): void {
  for (const call of sources.calls) checkCall(call, context);
  const { symbols, report } = context;
  for (const commit of sources.commits) checkPauses(commit.at('confirmBy').at('every'), context);
  for (const { commit, step } of committingSteps(sources)) {
    const at = commit === null ? undefined : symbols.commits.get(commit);
    const call = symbols.calls.get(step.value.call);
    if (at === undefined || call === undefined) continue;
    const { within = 0, alreadyDone } = call.value;
    const settles = at.at('settlesWithin');
    if (settles.value < within) {
      report.add('JC525', settles, `The call may take ${within} seconds, which is longer.`, {
        help: 'a no is believed only when the request can do nothing any more',
        also: [{ at: call.at('within'), message: 'the call' }],
      });
    }
    if (at.value.resend === 'afterConfirm' && alreadyDone === undefined) {
      report.add('JC530', at.at('resend'), 'Nothing says that the partner refuses a second one.', {
        help: `say in \`alreadyDone\` of the call \`${call.value.id}\` by which status it does, or write "never"`,
      });
    }
  }
}

function checkCall(at: Cursor<CallSource>, { report }: Context): void {
  const { alreadyDone = [], patience, within } = at.value;
  for (const status of items(at.find('refuses'))) {
    if (!alreadyDone.includes(status.value)) continue;
    report.add(
      'JC523',
      status,
      `${status.value} cannot mean both that it was done and that it was not.`,
      {
        help: 'leave it in `alreadyDone`: it is asked about before anything is said',
      },
    );
  }
  if (patience !== undefined && within !== undefined && within < patience) {
    report.add('JC524', at.at('patience'), `The request is given up after ${within} seconds.`, {
      help: 'patience is the shorter of the two: the request goes on while the page has stopped waiting',
    });
  }
}

/** The last pause goes on for as long as nobody knows. */
function checkPauses(every: Cursor<readonly number[]>, { report }: Context): void {
  const last = items(every).at(-1);
  if (last?.value !== 0) return;
  report.add('JC205', last, 'The last of these goes on: it would ask without a pause.', {
    help: 'let the pauses grow, and end with the longest',
  });
}
