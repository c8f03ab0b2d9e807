import type { Fault } from './faults';
import { Refusal } from '../refusal';

export const NOTICE = 'Sandbox prices: invented, not offers.';

/** Goes with everything that is sent: nobody keeps it, and nobody takes a figure for an offer. */
export const ALWAYS = { 'cache-control': 'no-store', 'x-sandbox-notice': NOTICE } as const;

export function answer(value: unknown): Response {
  return Response.json(value);
}

export function failure(
  status: number,
  message: string,
  retryAfter: number | null = null,
): Response {
  const headers = retryAfter === null ? undefined : { 'retry-after': String(retryAfter) };
  return Response.json({ message }, { status, ...(headers && { headers }) });
}

/** What was thrown, as an answer: a refusal says itself what to say. */
export function failed(error: unknown): Response {
  if (error instanceof Refusal) return failure(error.status, error.message, error.retryAfter);
  console.error(error);
  return failure(500, 'Something went wrong in the sandbox.');
}

const FAULT_MESSAGES: Readonly<Record<number, string>> = {
  401: 'Your session has ended. Please try again.',
  404: 'We could not find that.',
  409: 'We cannot do this for these details at the moment.',
  500: 'Something went wrong at our end. Please try again later.',
  503: 'This service is not available at the moment. Please try again in a few minutes.',
};

export function faultFailure(status: number): Response {
  return failure(status, FAULT_MESSAGES[status] ?? 'Something went wrong. Please try again.');
}

/** The answer as a fault leaves it. */
export function spoiled(response: Response, fault: Fault | null): Response {
  if (fault?.kind === 'malformed') {
    return new Response('{"message": "cut sho', {
      headers: { 'content-type': 'application/json' },
    });
  }
  return fault?.kind === 'drop' ? brokenOff(response) : response;
}

/** A body that breaks off before its first byte: a server tears the connection down with it. */
function brokenOff({ status, headers }: Response): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('The connection was dropped on request.'));
    },
  });
  return new Response(body, { status, headers });
}
