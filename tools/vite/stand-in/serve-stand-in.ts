import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Logger } from 'vite';
import { readConfiguration, readContract } from '../../project';
import type { ContractDocument } from '../contract/contract-operations';
import { createStandIn } from './stand-in-partner';

/** Calls of a page to its partner under `/api`. Read anew for each call, so that an answer that is changed is the answer from then on. */
export function standIn(folder: string, logger: Pick<Logger, 'info'>): Connect.NextHandleFunction {
  const household = process.env['HOUSEHOLD'] ?? null;
  logger.info(
    household === null
      ? 'Calls are answered from scenarios/households and the examples of the contract.'
      : `Calls are answered as the household ${household} has it.`,
  );
  return (request, response) => {
    answerCall(folder, household, request, response);
  };
}

function answerCall(
  folder: string,
  household: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = ''] = (request.url ?? '').slice('/api'.length).split('?');
  const { status, body, after } = tryAnswer(folder, household, request.method ?? '', path);
  setTimeout(() => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    response.end(JSON.stringify(body));
  }, after * 1000);
}

/** While a file cannot be read as it stands, that is the answer. */
function tryAnswer(
  folder: string,
  household: string | null,
  method: string,
  path: string,
): ReturnType<ReturnType<typeof createStandIn>> {
  try {
    const files = readConfiguration(folder);
    const contract = readContract(folder, files) as ContractDocument;
    return createStandIn(contract, files, household)(method, path);
  } catch (error) {
    return { status: 500, body: { message: String(error) }, after: 0 };
  }
}
