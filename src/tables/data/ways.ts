import { allIn, allOf, type CompiledJourney, type DataFlow, type PartOf } from '../../journey';
import { getPath, joinPath, pathOf, readsOf, type Rule, wordsOf } from '../../rules';

/** A place of a request that an answer gets to. */
export interface Sent {
  readonly call: string;
  /** operationId of the contract. */
  readonly operation: string;
  /** `body.…`, `query.…` or `path.…`. */
  readonly at: string;
  /** What it passes through on its way. */
  readonly via: readonly string[];
  /** The answer stands there as it is; otherwise a rule works with it, or decides by it. */
  readonly isWhole: boolean;
}

/** Where an answer gets to. */
export interface Ways {
  readonly sent: readonly Sent[];
  /** Addresses of the page that it is a part of. */
  readonly addresses: readonly string[];
  /** `record: property` of what is tracked. */
  readonly tracked: readonly string[];
  /** Places in the ledgers of commits, which are stored until they are cleared. */
  readonly ledger: readonly string[];
}

interface Read {
  readonly rule: Rule;
  readonly call: string | null;
}

/** For the path of an answer, or of a lookup, all places that it gets to. */
export function ways(journey: CompiledJourney, flow: DataFlow): (path: string) => Ways {
  const sent = new Map<string, Sent[]>();
  const addresses = new Map<string, string[]>();
  const tracked = new Map<string, string[]>();
  const ledger = new Map<string, string[]>();
  for (const { is, rules } of allOf(journey, 'call'))
    for (const { rule, way } of rules)
      for (const { source, via, isWhole } of behind(flow, { rule, call: is.id }))
        add(sent, source, {
          call: is.id,
          operation: is.operation,
          at: joinPath(...way.map(String)),
          via,
          isWhole,
        });
  for (const { is, owner } of allOf(journey, 'field')) {
    const call =
      journey.calls[wordsOf(getPath(owner.is.uiSchema, `${is.name}.ui:options.files.call`))];
    if (call !== undefined)
      add(sent, is.path, {
        call: call.id,
        operation: call.operation,
        at: 'body',
        via: ['the files themselves'],
        isWhole: true,
      });
    const forget = journey.calls[is.forget ?? ''];
    if (forget !== undefined)
      add(sent, is.path, {
        call: forget.id,
        operation: forget.operation,
        at: 'path',
        via: ['the id of a file that was taken out'],
        isWhole: false,
      });
  }
  for (const { is, owner } of [...allOf(journey, 'parameter'), ...allOf(journey, 'queryValue')])
    add(addresses, is.answer, `${owner.is.route} ${is.name}`);
  for (const { place, rules } of allOf(journey, 'tracking'))
    for (const { rule, way } of rules)
      for (const { source } of behind(flow, { rule, call: null }))
        add(tracked, source, `${place.name ?? ''}: ${way.join('.')}`);
  const consents = consentsOf(journey);
  for (const commit of allOf(journey, 'commit'))
    for (const { rule, at } of kept(commit)) {
      const noted = [...readsOf(rule).paths].some((path) => path.startsWith('consents.'));
      const read = behind(flow, { rule, call: null }).map(({ source }) => source);
      for (const source of new Set([...read, ...(noted ? consents : [])])) add(ledger, source, at);
    }
  return (path) => ({
    sent: sent.get(path) ?? [],
    addresses: addresses.get(path) ?? [],
    tracked: tracked.get(path) ?? [],
    ledger: ledger.get(path) ?? [],
  });
}

const add = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  map.set(key, [...(map.get(key) ?? []), value]);
};

/** What a rule tells of, each once; as it is where the rule is nothing but the path. */
function behind(flow: DataFlow, { rule, call }: Read): ReturnType<DataFlow['behind']> {
  const plain = pathOf(rule) !== null;
  const found = new Map<string, ReturnType<DataFlow['behind']>[number]>();
  for (const path of readsOf(rule).paths)
    for (const trail of flow.behind(path, call)) {
      const before = found.get(trail.source);
      if (before === undefined || before.via.length > trail.via.length)
        found.set(trail.source, { ...trail, isWhole: plain && trail.isWhole });
    }
  return [...found.values()];
}

const keptKeys = ['subject', 'tie', 'same', 'record'];

/** What the ledger of a commit keeps of answers. */
const kept = (commit: PartOf<'commit'>): readonly { readonly rule: Rule; readonly at: string }[] =>
  [
    ...commit.rules.filter(({ way: [key] }) => keptKeys.includes(String(key))),
    ...allIn(commit, 'earlier').flatMap(({ rules }) => rules),
  ].map(({ rule, way }) => ({
    rule,
    at: joinPath('commits', commit.is.id, ...way.map(String)),
  }));

/** Answers by which somebody consents, in words that may be stored. */
const consentsOf = (journey: CompiledJourney): readonly string[] =>
  allOf(journey, 'field').flatMap(({ is: { path, consent } }) =>
    consent === undefined || consent.sensitive === true ? [] : [path],
  );
