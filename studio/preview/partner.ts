import { operations } from 'virtual:api-contract';
import type { JourneyState } from '../../src/engine';
import type { CompiledJourney } from '../../src/journey';
import type { Json } from '../../src/rules';
import type { Recorder } from './bridge';

interface Answering {
  readonly page: Window & typeof globalThis;
  readonly journey: () => CompiledJourney;
  readonly state: () => JourneyState;
  /** null while nobody records: the sandbox answers then, as always. */
  readonly recorder: () => Recorder | null;
}

/**
 * While it is recorded, calls are answered as scenarios answer them to this household; what its partner has
 * no answer for the sandbox answers, and that is told.
 */
export function answerAsPartner({ page, journey, state, recorder }: Answering): void {
  const ask = page.fetch.bind(page);
  const served = new Set<number>();
  page.fetch = async (address, init) => {
    const listener = recorder();
    const operation = operationAt(address, init);
    if (listener === null || operation === null || operation === journey().token?.operation)
      return ask(address, init);
    const { answers, failures } = listener.partner;
    const names = namesOf(journey(), state(), operation, served);
    // Nobody waits for it, in a scenario neither.
    if (names === null) return ask(address, init);
    const fails = names.find((name) => Object.hasOwn(failures, name));
    const failure = fails === undefined ? undefined : failures[fails];
    if (failure !== undefined) return failed(failure);
    const known = names.find((name) => Object.hasOwn(answers, name));
    if (known !== undefined) return answered(answers[known] ?? null);
    const response = await ask(address, init);
    if (response.ok) {
      const answer = await bodyOf(response.clone());
      listener.onHappening({ is: 'answered', operation, answer });
    }
    return response;
  };
}

const answered = (answer: Json): Response => json(answer, 200);

const json = (body: Json, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function failed({ kind, status, message }: Recorder['partner']['failures'][string]): Response {
  if (kind === 'http') return json(message === null ? {} : { message }, status);
  if (kind === 'malformed') return json(null, 200);
  // Nobody waits in the studio for as long as a household would.
  throw new TypeError('The partner of the scenario does not answer.');
}

async function bodyOf(response: Response): Promise<Json> {
  const text = await response.text();
  return text === '' ? null : (JSON.parse(text) as Json);
}

/** The operation that an address is of; null for what is no call. */
function operationAt(address: RequestInfo | URL, init: RequestInit | undefined): string | null {
  const text = address instanceof Request ? address.url : String(address);
  const { pathname } = new URL(text, window.location.href);
  const method = (init?.method ?? 'GET').toUpperCase();
  const found = Object.entries(operations).find(
    ([, each]) => each.method.toUpperCase() === method && ends(pathname, each.path),
  );
  return found?.[0] ?? null;
}

/** Whether an address ends in a path, whatever stands in its places. */
function ends(pathname: string, template: string): boolean {
  const [given, wanted] = [pathname.split('/'), template.split('/').filter((part) => part !== '')];
  const end = given.slice(-wanted.length);
  return (
    given.length > wanted.length &&
    wanted.every((part, index) => part.startsWith('{') || part === end[index])
  );
}

/** The names that scenarios know a call by, the nearest first; null for one whose answer nobody hears. */
function namesOf(
  { calls, commits }: CompiledJourney,
  { lookups }: JourneyState,
  operation: string,
  served: Set<number>,
): readonly string[] | null {
  const isOf = (call: string): boolean => calls[call]?.operation === operation;
  for (const [as, lookup] of Object.entries(lookups)) {
    if (lookup.status !== 'loading' || served.has(lookup.request) || !isOf(lookup.call)) continue;
    served.add(lookup.request);
    return [as, lookup.call, operation];
  }
  const question = Object.values(commits).find(({ confirmBy }) => isOf(confirmBy.use.call));
  return question === undefined ? null : [question.confirmBy.use.call, operation];
}
