import type { Difference } from '../../../src/prover';
import { counted, thousands } from '../findings';

/** Beyond so many combinations nobody counts: a share says more. */
const mostCounted = 1_000_000_000;

/** What is otherwise, and for how many, in one sentence without its full stop. */
export function sentenceOf(difference: Difference): string {
  const { what, says, change, before, after, inside } = difference;
  if (change !== 'changed') {
    const within = inside.length === 0 ? '' : `, with ${counted(inside.length, 'question')} in it`;
    const whom = extent(difference);
    const comma = within !== '' && whom.startsWith(' ') ? ',' : '';
    return `${change === 'added' ? 'new' : 'gone'}: ${what}${within}${comma}${whom}`;
  }
  const said = `${what} ${listed(says)}`.trimEnd();
  const shown = after.is === 'absent' ? before : after;
  switch (shown.is) {
    case 'condition':
      return `${said}${extent(difference)}`;
    case 'value':
      return `${said}: something else${extent(difference)}`;
    case 'text':
      return `${said}: other words`;
    case 'list':
      return `${said}: another order`;
    default:
      return `${said}: something else`;
  }
}

function extent({ counts, change, before, after }: Difference): string {
  if (counts === null) return '';
  const { gained, lost, combinations } = counts;
  const isCondition =
    change === 'changed' && (before.is === 'condition' || after.is === 'condition');
  if (Math.max(gained, lost) === combinations) {
    const isNow = isCondition ? (gained > 0 ? ' now' : ' no more') : '';
    return `${isNow}, for every household`;
  }
  const of = (count: number): string => numberOf(count, combinations);
  const all =
    combinations > mostCounted ? 'all combinations' : counted(combinations, 'combination');
  const some = isCondition
    ? [gained > 0 ? `${of(gained)} more` : '', lost > 0 ? `${of(lost)} fewer` : '']
        .filter((each) => each !== '')
        .join(' and ')
    : of(Math.max(gained, lost));
  return ` in ${some} of ${all} of what decides it`;
}

function numberOf(count: number, combinations: number): string {
  if (combinations <= mostCounted) return thousands(count);
  const share = (count / combinations) * 100;
  return share < 0.1 ? 'less than 0.1 %' : `${share.toFixed(1)} %`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
