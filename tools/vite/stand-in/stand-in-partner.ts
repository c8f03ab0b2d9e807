import type { Json } from '../../../src/engine';
import { partnersIn, type Partner } from '../../../src/scenarios';
import { contractOperations, type ContractDocument } from '../contract/contract-operations';

export interface StandInAnswer {
  readonly status: number;
  readonly body: Json;
  /** Seconds until it is there. */
  readonly after: number;
}

/** Answers one call: `path` is that of the contract, without the base and without a query. */
export type StandIn = (method: string, path: string) => StandInAnswer;

/**
 * A partner made of what a configuration says of one: the households of its scenarios, the one that is
 * named or each in turn, and the examples of the contract. It keeps nothing and checks nothing.
 *
 * @param files the configuration: path → text
 * @throws Error for a household that is not there, or a contract whose calls have no name
 */
export function createStandIn(
  contract: ContractDocument,
  files: ReadonlyMap<string, string>,
  household: string | null,
): StandIn {
  const operations = contractOperations(contract).map((operation) => ({
    ...operation,
    matches: pattern(operation.path),
    names: [...callsOf(files, operation.id), operation.id],
  }));
  const partners = chosen(partnersIn(files), household);
  return (method, path) => {
    const asked = operations.find((each) => each.method === method && each.matches.test(path));
    if (asked === undefined) return said(404, `The contract has no ${method} ${path}.`);
    for (const partner of partners) {
      const answer = answerOf(partner, asked.names);
      if (answer !== null) return answer;
    }
    if (asked.example !== undefined) return { status: 200, body: asked.example as Json, after: 0 };
    return said(
      501,
      `Nothing answers ${asked.id}: give it an example in the contract, or an answer in scenarios/households.`,
    );
  };
}

const said = (status: number, message: string): StandInAnswer => ({
  status,
  body: { message },
  after: 0,
});

function chosen(all: ReadonlyMap<string, Partner>, household: string | null): readonly Partner[] {
  if (household === null) return [...all.values()];
  const one = all.get(household);
  if (one !== undefined) return [one];
  throw new Error(
    `There is no household \`${household}\`; known: ${[...all.keys()].join(', ') || 'none'}`,
  );
}

/** A failure goes before an answer, as in the scenarios; null where the household has neither. */
function answerOf(
  { answers, failures, arrives }: Partner,
  names: readonly string[],
): StandInAnswer | null {
  const named = <T>(all: Readonly<Record<string, T>>): T | undefined =>
    names.map((name) => all[name]).find((each) => each !== undefined);
  const after = named(arrives) ?? 0;
  const failure = named(failures);
  if (failure !== undefined) {
    // Nobody can break a connection from here: a proxy would say so.
    const status = failure.kind === 'http' ? failure.status : 504;
    return { status, body: { message: failure.message ?? '' }, after };
  }
  const answer = named(answers);
  return answer === undefined ? null : { status: 200, body: answer, after };
}

/** Names under which a household may have the answer of an operation: those of the calls that make it. */
function callsOf(files: ReadonlyMap<string, string>, operation: string): readonly string[] {
  return [...files].flatMap(([path, text]) => {
    if (!/^calls\/[^/]+\.json$/.test(path)) return [];
    const call = JSON.parse(text) as { readonly id?: string; readonly operation?: string };
    return call.operation === operation && call.id !== undefined ? [call.id] : [];
  });
}

/** `/addresses/{address}` as what an address of that kind looks like. */
const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{[^}]+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
  );
