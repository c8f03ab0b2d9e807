import { getPath, type JsonObject, type RunView } from '../../../src/engine';
import { stepOf, viewOf, type World } from '../../../src/scenarios/world';
import { files, type Shipped } from '../../unit/shipped';
import { deed } from '../visit';
import { sent } from './compare-refused';
import { signsUp } from './enter';
import { answersWith, completed, ready, signingUp } from './sign-up';
import { words, type Failed } from './tables';

/** `src/ui/page/saving.test.tsx` holds that what failed is headed by this. */
const page = JSON.parse(files.get('messages/en-GB/page.json') ?? '') as {
  readonly texts: Readonly<Record<string, string>>;
};

const kinds: Readonly<Record<string, string>> = {
  'no answer in time': 'timeout',
  'connection lost': 'network',
};

/** A household whose save fails as the row says. */
export function failing(shipped: Shipped, { operation, answer }: Failed): World {
  const world = ready(signingUp(shipped, signsUp({}), answersWith()));
  return completed(deed(world, 'partner', partnerWith(operation, answer)));
}

function partnerWith(operation: string, answer: Failed['answer']): JsonObject {
  if (typeof answer === 'string') return { failures: { [operation]: kinds[answer] ?? answer } };
  const { status, body } = answer;
  if (body !== undefined) return { answers: { [operation]: body } };
  return { failures: { [operation]: status } };
}

export const runOf = (world: World): RunView | null => viewOf(world).submit?.run ?? null;

/** A save that fails: what is said of it, where the household is then, and what is not called any more. */
export function compareFailure(shipped: Shipped, row: Failed): readonly string[] {
  const world = failing(shipped, row);
  const { marker, message, heading, goesTo, notCalled, operation } = row;
  const status = getPath(world.state.progress.parameters, 'status');
  const at = stepOf(world) === 'error' ? `/error/${words(status)}` : stepOf(world);
  const run = at === 'personalDetails' ? runOf(world) : null;
  const calls = sent(world);
  return [
    ...(at === (goesTo ?? 'personalDetails') ? [] : [`leads to ${at}.`]),
    ...(goesTo !== undefined || run?.status === 'failed' ? [] : ['is not told as failed.']),
    ...(goesTo !== undefined || run?.message === message
      ? []
      : [`says “${run?.message ?? 'nothing'}” instead of “${message ?? ''}”.`]),
    ...(heading === undefined || heading === page.texts['page.submitError']
      ? []
      : [`is headed “${page.texts['page.submitError'] ?? ''}” instead of “${heading}”.`]),
    ...(goesTo !== undefined || run?.marker === marker
      ? []
      : [`is marked “${run?.marker ?? ''}” instead of “${marker}”.`]),
    ...(calls.at(-1) === operation ? [] : [`is not the last call: ${calls.join(', ')}.`]),
    ...notCalled.filter((one) => calls.includes(one)).map((one) => `lets ${one} be called.`),
  ].map((wrong) => `\`${operation}\` answered with ${JSON.stringify(row.answer)} ${wrong}`);
}
