import type { ApiClient, ApiClientOptions, CallResult } from '../../api';
import type { Engine, JourneyState, Json } from '../../engine';
import type { CompiledCall, CompiledJourney } from '../../journey';
import { pick } from '../../engine/answers/pick';

/** By what files are sent, and who hears of it. */
export interface FilesHost {
  readonly api: ApiClient;
  readonly engine: Pick<Engine, 'evaluate' | 'apply'>;
  readonly calls: () => CompiledJourney['calls'];
  readonly state: () => JourneyState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: Parameters<Engine['apply']>[1]) => void;
  /** How calls are made where that is not the browser's own way: then nobody hears how far a file is. */
  readonly fetch?: ApiClientOptions['fetch'];
}

interface Sending {
  readonly call: string;
  readonly part: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Of 1. */
  readonly onShare: (share: number) => void;
}

/** A phone far out sends ten megabytes in so many seconds. */
const withinSeconds = 600;

/** Sends one file by the client of all calls: with its token, its time-out and its faults. */
export async function sendFile(host: FilesHost, sending: Sending): Promise<CallResult> {
  const { call: id, part, file, signal, onShare } = sending;
  const call = host.calls()[id];
  if (call === undefined) throw new Error(`There is no call ${id}`);
  const form = new FormData();
  form.append(part, file, file.name);
  const result = await host.api.call(
    {
      operation: call.operation,
      path: filled(host, call.path),
      query: filled(host, call.query),
      body: null,
    },
    signal,
    {
      within: (call.within ?? withinSeconds) * 1000,
      fetch: (address, init) =>
        host.fetch === undefined
          ? byRequest(address, { ...init, body: form }, onShare)
          : host.fetch(address, { ...init, body: form }),
    },
  );
  return result.ok ? { ok: true, answer: pick(result.answer, call.pick) } : result;
}

const filled = (
  { engine, state }: FilesHost,
  rules: CompiledCall['path'],
): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, engine.evaluate(state(), rule)]),
  );

/** As `fetch` does it, but that somebody hears how far it is: `fetch` does not tell. */
function byRequest(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onShare: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onShare(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve(new Response(responseText === '' ? null : responseText, { status }));
    });
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason as Error);
    });
    request.send(body as FormData);
  });
}
