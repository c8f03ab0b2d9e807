import type { Context } from '../context';
import { keysOfPath } from '../../rules';
import { didYouMean } from '../diagnostic';
import type { CallSource, PickSource } from '../language';
import { allowedBy, show, typeNames, typeOfLiteral } from '../rules';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { answerShape, itemShape, shapeAt, type Shape } from '../wire';
import { checkPicksRead } from './check-picks-read';

/** What a call picks from its answer is there in the contract, and is read. */
export function checkPicks(sources: Sources, context: Context): void {
  for (const call of sources.calls) {
    checkPicksRead(call, sources, context);
    const answer = answerShape(call.value, context);
    if (answer === null) continue;
    for (const pick of picksOf(call)) checkPick(pick, answer, context);
  }
}

const picksOf = (call: Cursor<CallSource>): readonly Cursor<PickSource>[] => {
  const answer = call.find('answer');
  return [...(answer === null ? [] : [answer]), ...entries(call.find('into')).map(([, at]) => at)];
};

function checkPick(at: Cursor<PickSource>, answer: Shape, context: Context): void {
  const { value } = at;
  if (typeof value === 'string') {
    reach(at, answer, value, context);
    return;
  }
  const kind = (['first', 'all', 'entries'] as const).find((key) => value[key] !== undefined);
  if (kind === undefined) return;
  const path = value[kind] ?? '';
  const part = at.part(kind, path);
  const found = reach(part, answer, path, context);
  if (found === null) return;
  if (kind === 'entries') {
    const { types } = allowedBy(found);
    if (!types.has('object') && !types.has('unknown'))
      context.report.add('JC320', part, 'The contract has no map here, so there are no entries.', {
        help: 'name an object of the answer; "" is the answer itself',
      });
    return;
  }
  const item = itemShape(found);
  if (!item.found) {
    context.report.add(
      'JC315',
      part,
      `The contract has no list here, so \`${kind}\` finds nothing.`,
      {
        help: 'name a list of the answer, or pick by its path alone',
      },
    );
    return;
  }
  for (const [key, wanted] of Object.entries(value.where ?? {})) {
    const condition = at.part('where', value.where).part(key, wanted);
    const reached = shapeAt(item.shape, keysOfPath(key));
    if (!reached.found) {
      context.report.add('JC315', condition, `An item of this list has no \`${key}\`.`, {
        key: true,
        help: didYouMean(reached.key, reached.known),
      });
    } else if (reached.shape !== null) {
      const { types, values } = allowedBy(reached.shape);
      const { type } = typeOfLiteral(wanted);
      if (types.has(type) || types.has('unknown')) {
        if (wanted === null || values === null || values.includes(wanted)) continue;
        const message = `\`${key}\` is never \`${show(wanted)}\` in the contract.`;
        // A partner may come to answer more than its contract says today.
        context.report.add('JC320', condition, message, {
          help: didYouMean(show(wanted), values.map(show)),
          severity: 'warning',
        });
        continue;
      }
      context.report.add(
        'JC320',
        condition,
        `\`${key}\` is never ${typeNames[type]} in the contract.`,
      );
    }
  }
}

/** null where nothing is known, or nothing is there. */
function reach(at: Cursor<unknown>, answer: Shape, path: string, context: Context): Shape | null {
  const reached = shapeAt(answer, keysOfPath(path));
  if (reached.found) return reached.shape;
  context.report.add('JC315', at, `The answer has no \`${reached.key}\` in the contract.`, {
    help: didYouMean(reached.key, reached.known),
  });
  return null;
}
