import { operations } from 'virtual:api-contract';
import { staleSeconds, targetOf, type Fault, type FaultPlan, type FaultTarget } from './fault';
import type { Answer, SandboxOfRun, Sent } from './sandbox-of-run';
import type { VirtualTime } from './virtual-time';

/** One request and all that became of it; times are milliseconds of the run. */
export interface Exchange {
  readonly id: string;
  readonly operation: string;
  readonly sent: Sent;
  readonly leftAt: number;
  readonly fault: Fault | null;
  /** When the partner received it; the work is done at once. */
  receipts: { readonly at: number; readonly answer: Answer }[];
  /** From then on it can do no more work. */
  endedAt: number | null;
  /** As it left the partner; null when none did, or not yet. */
  answer: (Answer & { readonly at: number }) | null;
}

/** Of all requests of another device. */
export const elsewhereId = 'elsewhere';

/** Milliseconds that a request and an answer take without a fault. */
const wireMs = 60;
const tokenMs = 60_000;

/** What a page's `fetch` hears: an answer, a lost connection, or nothing ever. */
type Heard = Answer | 'lost';

/** The partner's side of a run: the sandbox, its gate, the wire, and a log of everything. */
export class Partner {
  readonly log: Exchange[] = [];
  readonly #time: VirtualTime;
  readonly #sandbox: SandboxOfRun;
  readonly #plan: FaultPlan;
  readonly #began: number;
  readonly #taken = new Map<FaultTarget, number>();
  readonly #tokens = new Map<string, number>();
  readonly #unchanging: Map<string, Answer>;
  readonly #knownIds: ReadonlySet<string>;
  readonly #onWork: (exchange: Exchange) => Promise<void>;
  /** From now on nothing goes wrong any more. */
  isCalm = false;

  constructor(options: {
    readonly time: VirtualTime;
    readonly sandbox: SandboxOfRun;
    readonly plan: FaultPlan;
    /** Milliseconds since 1970 at which the run begins, by the partner's own clock. */
    readonly began: number;
    /** Answers that are the same in every run, kept from one run to the next. */
    readonly unchanging: Map<string, Answer>;
    /** Ids that mean the same in every run. */
    readonly knownIds?: ReadonlySet<string>;
    /** A request did its work; milliseconds of the run. Waited for. */
    readonly onWork?: (exchange: Exchange) => Promise<void>;
  }) {
    this.#time = options.time;
    this.#sandbox = options.sandbox;
    this.#plan = options.plan;
    this.#began = options.began;
    this.#unchanging = options.unchanging;
    this.#knownIds = options.knownIds ?? new Set();
    this.#onWork = options.onWork ?? (() => Promise.resolve());
  }

  /** Every token in hand is refused from now on. */
  endTokens(): void {
    this.#tokens.clear();
  }

  /** Another device asks, of which no page here hears. */
  async doElsewhere(sent: Sent): Promise<Exchange> {
    const at = this.#time.now;
    const answer = await this.#sandbox.do(this.#began + at, sent);
    return {
      id: elsewhereId,
      operation: operationOf(sent),
      sent,
      leftAt: at,
      fault: null,
      receipts: [{ at, answer }],
      endedAt: at,
      answer: { ...answer, at },
    };
  }

  /** @param hear Called once, if at all. */
  receive(sent: Sent, bearer: string | null, hear: (heard: Heard) => void): Exchange {
    const operation = operationOf(sent);
    const fault = this.isCalm ? null : this.#faultFor(operation);
    const exchange: Exchange = {
      id: `r${String(this.log.length + 1)}`,
      operation,
      sent,
      leftAt: this.#time.now,
      fault,
      receipts: [],
      endedAt: null,
      answer: null,
    };
    this.log.push(exchange);
    this.#play(exchange, bearer, hear);
    return exchange;
  }

  #faultFor(operation: string): Fault | null {
    const target = targetOf(operation);
    if (target === null) return null;
    const number = this.#taken.get(target) ?? 0;
    this.#taken.set(target, number + 1);
    return this.#plan[target]?.[number] ?? null;
  }

  #play(exchange: Exchange, bearer: string | null, hear: (heard: Heard) => void): void {
    const { fault } = exchange;
    const before = wireMs + (fault?.before ?? 0) * 1000;
    const after = wireMs + (fault?.after ?? 0) * 1000;
    const answer = (answered: Answer | 'lost', ms = after): void => {
      this.#time.schedule(() => {
        if (answered !== 'lost') exchange.answer = { ...answered, at: this.#time.now };
        hear(answered);
      }, ms);
    };
    const work = async (): Promise<Answer> => {
      const done = await this.#work(exchange, bearer);
      exchange.receipts.push({ at: this.#time.now, answer: done });
      await this.#onWork(exchange);
      return done;
    };
    const end = (): void => void (exchange.endedAt = this.#time.now);
    const status = { status: fault?.status ?? 500, text: '{"message":"Ordered by the run."}' };
    this.#time.schedule(async () => {
      switch (fault?.kind) {
        case 'lostBefore':
          end();
          answer('lost');
          return;
        case 'swallowed':
          end();
          return;
        case 'status':
          end();
          answer(status);
          return;
        case 'notOkNoWork':
          end();
          answer(emptied(await this.#unworked(exchange)));
          return;
        case 'workLater':
          answer(status.status === 200 ? emptied(await this.#unworked(exchange)) : status, wireMs);
          this.#time.schedule(async () => {
            await work();
            end();
          }, after);
          return undefined;
        case 'twice': {
          const first = await work();
          answer(first, wireMs);
          // The partner refuses the second of two, so it can do no more work.
          if (first.status === 200) end();
          this.#time.schedule(async () => {
            await work();
            if (exchange.endedAt === null) end();
          }, after);
          return undefined;
        }
        case 'lostAfter':
          await work();
          end();
          answer('lost');
          return;
        case 'statusAfterWork':
          await work();
          end();
          answer(status);
          return;
        case 'notOk':
          answer(emptied(await work()));
          end();
          return;
        case 'malformed':
          answer({ status: (await work()).status, text: '<html>' });
          end();
          return;
        case 'stale':
          answer(this.#stale(await work()));
          end();
          return;
        default:
          answer(await work());
          end();
          return;
      }
    }, before);
  }

  async #work(exchange: Exchange, bearer: string | null): Promise<Answer> {
    const { operation, sent } = exchange;
    if (operation === 'token') return this.#newToken();
    if (operation === 'trackRecords') return { status: 200, text: 'null' };
    if ((this.#tokens.get(bearer ?? '') ?? -1) <= this.#time.now)
      return { status: 401, text: '{"message":"Your session has ended. Please try again."}' };
    const key = this.#isUnchanging(exchange) ? JSON.stringify(sent) : null;
    const known = key === null ? undefined : this.#unchanging.get(key);
    if (known !== undefined) return known;
    const answer = await this.#sandbox.do(this.#began + this.#time.now, sent);
    if (key !== null && answer.status === 200) this.#unchanging.set(key, answer);
    return answer;
  }

  /** Nothing done before tells in the answer, and every id in it means the same in every run. */
  #isUnchanging({ operation, sent: { address, body } }: Exchange): boolean {
    const ids = `${address} ${body ?? ''}`.match(/\b(?:k-)?id-\d+\b|\b[1-9]\d{9}\b/g) ?? [];
    return !changing.has(operation) && ids.every((id) => this.#knownIds.has(id));
  }

  /** What the contract lets somebody answer who did nothing. */
  #unworked({ operation }: Exchange): Promise<Answer> {
    const text =
      operation === 'completeSwitch'
        ? '{"geniusSwitchedDto":{"referenceNumbers":{"g":null,"e":null},"title":"","firstName":"","lastName":"","supplier":"","uuid":""}}'
        : 'null';
    return Promise.resolve({ status: 200, text });
  }

  #newToken(): Answer {
    const token = `t${String(this.#tokens.size + this.log.length)}`;
    this.#tokens.set(token, this.#time.now + tokenMs);
    return { status: 200, text: JSON.stringify({ token }) };
  }

  /** A yes that is younger than a replica may be behind is still a no there. */
  #stale(answer: Answer): Answer {
    const last = this.log
      .filter(({ operation }) => operation === 'completeSwitch')
      .flatMap(({ receipts }) => receipts)
      .filter(({ answer: { status } }) => status === 200)
      .at(-1);
    const isYoung = last !== undefined && this.#time.now - last.at <= staleSeconds * 1000;
    return isYoung && answer.text === 'true' ? { ...answer, text: 'false' } : answer;
  }
}

const ofChain = new Set([
  'savePersonal',
  'saveAddress',
  'saveTerms',
  'verifyBank',
  'saveBank',
  'completeSwitch',
]);

/** A save, or the commit itself. */
export const isOfChain = (operation: string): boolean => ofChain.has(operation);

/** Of calls whose answer depends on what was done before. */
const changing = new Set([
  ...ofChain,
  'alreadySwitched',
  'switchKey',
  'createGasSwitch',
  'createElectricitySwitch',
  'createDualConsolidatedSwitch',
  'createDualDistinctSwitch',
]);

/** The answer of the contract without what says that the work was done. */
function emptied({ status, text }: Answer): Answer {
  const body = JSON.parse(text) as unknown;
  if (typeof body !== 'object' || body === null) return { status, text: 'null' };
  if (!('geniusSwitchedDto' in body)) return { status, text: '{"isSuccess":false}' };
  const done = body.geniusSwitchedDto as object;
  const nothing = { ...done, referenceNumbers: { g: null, e: null } };
  return { status, text: JSON.stringify({ geniusSwitchedDto: nothing }) };
}

const known = Object.entries(operations).map(([id, { method, path }]) => ({
  id,
  method: method.toUpperCase(),
  pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

export function operationOf({ method, address }: Sent): string {
  const path = address.split('?')[0] ?? '';
  return known.find((one) => one.method === method && one.pattern.test(path))?.id ?? '';
}
