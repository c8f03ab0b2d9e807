import { sayIds, type SayId } from '../../../journey';
import type { Context } from '../../context';
import type { CommitSource } from '../../language';
import type { Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { callsBefore, committingSteps } from './committing-steps';

/** A commit can say what is so, in every state that it can come to. */
export function checkSentences(sources: Sources, context: Context): void {
  const { symbols, report } = context;
  for (const commit of sources.commits) {
    const says = commit.at('says');
    for (const id of sayIds) {
      if (says.value[id] !== undefined || !canBeSaid(id, commit, sources, context)) continue;
      report.add('JC520', says, `\`${id}\` is missing, and the commit can come to it.`, {
        key: true,
        help: `write "${id}": what the page says then`,
      });
    }
  }

  function canBeSaid(
    id: SayId,
    { value }: Cursor<CommitSource>,
    from: Sources,
    where: Context,
  ): boolean {
    const statuses = (call: string, key: 'alreadyDone' | 'refuses'): boolean =>
      symbols.calls.get(call)?.value[key] !== undefined;
    switch (id) {
      case 'refused':
      case 'makingSure':
        return committingSteps(from).some(
          ({ commit, step }) => commit === value.id && statuses(step.value.call, 'refuses'),
        );
      case 'sendAgain':
        return value.resend !== 'never';
      case 'whichUnknown':
        return value.attempts > 1 && Object.keys(value.tie).length > 0;
      case 'hint':
        return callsBefore(value.id, where).some((call) => statuses(call, 'alreadyDone'));
      default:
        return true;
    }
  }
}
