import type { Json } from '../../engine';
import {
  readEntries,
  readParts,
  readText,
  required,
  ScenarioProblem,
  type Located,
} from '../source';
import {
  asking,
  changePartner,
  happen,
  nameOf,
  namesOf,
  now,
  without,
  type MadeCall,
  type World,
} from '../world';
import type { Action } from './deed';
import { waitingCall } from './waiting-call';

/** `{ "reply": "meters" }`: the oldest held call of that name is answered; `answer` and `change` say how for once. */
export const reply: Action = (from) => {
  const part =
    typeof from.value === 'string' ? undefined : readParts(from, ['call', 'answer', 'change']);
  const at = part === undefined ? from : required(from, 'call', part('call'));
  const name = readText(at);
  return (world) => {
    const call = waitingCall(world, name, at);
    const given = part?.('answer');
    const answer = given === undefined ? usual(world, call, part?.('change'), from) : given.value;
    const rest = given === undefined ? asking(world, askedBy(call, part?.('change'))) : world;
    return happen(
      without(rest, call),
      { type: 'callSucceeded', request: call.request, answer, at: now(world) },
      from,
    );
  };
};

/** What is changed for once is changed in what the household's partner has. */
const askedBy = (call: MadeCall, change: Located | undefined): readonly string[] => [
  ...namesOf(call),
  ...(change === undefined ? [] : readEntries(change)).map(([path]) => path.split('.', 1)[0] ?? ''),
];

/** As the household's partner answers, with single values changed for this once. */
function usual(world: World, call: MadeCall, change: Located | undefined, at: Located): Json {
  const partner = changePartner(world.partner, (key) => (key === 'change' ? change : undefined));
  const found = namesOf(call).find((name) => Object.hasOwn(partner.answers, name));
  if (found === undefined) {
    throw new ScenarioProblem(
      at,
      `The household has no answer for \`${nameOf(call)}\`.`,
      'say it here: { "reply": { "call": …, "answer": … } }',
    );
  }
  return partner.answers[found] ?? null;
}
