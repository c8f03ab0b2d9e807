import { own } from '../answers/path';
import { getPath, isEmpty } from '../../rules';
import { entriesOf, isOpen } from '../commits';
import { usesFiles, usesInnerLists } from '../seldom';
import type { JourneyState, Json, JsonObject, Lookup, Progress } from '../model';
import type { CompiledJourney } from '../../journey';
import { hostsOf, listKeyOf, lostKey, type PlacedField, type Program } from '../program';
import { startState } from '../start';
import { notSent } from './unsent';
import { allowList, answerKeeper, lookupsToldTooMuch } from './keep';
import { letGoKept } from './let-go';

/** What follows from the journey alone: a snapshot is taken after every event. */
interface Rules {
  /** Of the answers, what may be stored. */
  readonly allowed: (answers: JsonObject) => JsonObject;
  /** Fields whose answers may not be stored, by path. */
  readonly unkept: readonly (readonly [string, readonly PlacedField[]])[];
  /** Lookups that are not told. */
  readonly untold: ReadonlySet<string>;
  /** Ids of consents that may not be stored. */
  readonly refused: ReadonlySet<string>;
}

function rulesOf({ journey, resolver }: Program): Rules {
  const isAllowed = allowList(journey);
  const { answers: initial } = startState(journey, { settings: {}, today: '' });
  const unkept: [string, readonly PlacedField[]][] = [];
  const refused = new Set<string>();
  for (const [path, fields] of resolver.bound) {
    const isUnkept = !isAllowed(path);
    if (isUnkept) unkept.push([path, fields]);
    for (const { field } of fields) {
      const { consent } = field;
      if (consent !== undefined && (isUnkept || consent.sensitive === true))
        refused.add(consent.id);
    }
  }
  return {
    allowed: answerKeeper(journey.persist.allow, initial),
    unkept,
    untold: untoldLookups(journey),
    refused,
  };
}

/** Takes snapshots of the states of one journey. */
export function snapshots(program: Program): (state: JourneyState) => JsonObject {
  let rules: Rules | null = null;
  return (state) => snapshot(program, (rules ??= rulesOf(program)), state);
}

/** The list of the page, or dialog, that an item is of or is inside. */
const listsAround: typeof hostsOf = usesInnerLists
  ? (journey, item) =>
      hostsOf(journey, item).flatMap((host) =>
        listKeyOf(host.section) === null ? [host] : listsAround(journey, host.section),
      )
  : hostsOf;

/**
 * What may be kept on the device: answers on the allow-list, how the lookups were called,
 * where the person was, and how far sequences came. Nothing else, whatever the state holds.
 */
function snapshot(
  program: Program,
  { allowed, unkept, untold, refused }: Rules,
  state: JourneyState,
): JsonObject {
  const { journey } = program;
  const lost = new Set(state.progress.lost);
  for (const [path, fields] of unkept) {
    if (isEmpty(getPath(state.answers, path))) continue;
    for (const { section, field } of fields) {
      const list = listKeyOf(section);
      // A draft is dropped: what was begun and not saved is missed in its list.
      if (list === null) lost.add(lostKey(section, field));
      else if (state.progress.drafts[list]?.answered === true)
        for (const host of listsAround(journey, section))
          lost.add(lostKey(host.section, host.field));
    }
  }
  const files = usesFiles ? notSent(program, state) : null;
  for (const key of files?.lost ?? []) lost.add(key);
  const { open, reached, presumed, visited, entered, opened, step, parameters } = state.progress;
  return {
    version: journey.persist.version,
    answers: allowed(state.answers),
    lost: [...lost],
    lookups: [...state.progress.restore, ...made(state.lookups)].filter(
      ({ as }) => !untold.has(as),
    ),
    progress: {
      step,
      parameters,
      open,
      reached,
      entered,
      opened,
      ...filled({ presumed, visited, consents: keptNotes(refused, state) }),
      ...(files !== null && filled({ sending: files.names, letGo: letGoKept(program, state) })),
      runs: journal(program, state),
    },
  };
}

/**
 * Those that a sequence makes on every entry, those that ask about a commit (the ledger has them
 * asked again), those whose parameters would give away
 * an answer that may not be stored, and those that are sensitive themselves.
 */
const untoldLookups = (journey: CompiledJourney): ReadonlySet<string> =>
  new Set([
    ...Object.values(journey.sequences).flatMap(({ steps }) => steps.map(({ use }) => use.as)),
    ...Object.values(journey.commits).map(({ confirmBy }) => confirmBy.use.as),
    ...lookupsToldTooMuch(journey),
    ...(journey.persist.untold ?? []),
  ]);

/** What consents were given for. */
const keptNotes = (
  refused: Rules['refused'],
  { progress: { consents } }: JourneyState,
): Progress['consents'] =>
  Object.fromEntries(Object.entries(consents).filter(([id]) => !refused.has(id)));

/** Records without an entry are absent. */
const filled = (records: Readonly<Record<string, JsonObject>>): JsonObject =>
  Object.fromEntries(
    Object.entries(records).filter(([, record]) => Object.keys(record).length > 0),
  );

/** Calls behind the lookups. */
const made = (lookups: JourneyState['lookups']): JourneyState['progress']['restore'] =>
  Object.entries(lookups).flatMap(([as, lookup]: [string, Lookup]) =>
    lookup.status === 'idle'
      ? []
      : [{ as, call: lookup.call, with: lookup.with, settled: isSettled(lookup) }],
  );

/** What waits for its first answer still has its reactions to come. */
const isSettled = (lookup: Exclude<Lookup, { status: 'idle' }>): boolean =>
  lookup.status === 'ready' || lookup.restoring;

/**
 * Steps and statuses only: no body, no answer (decision 20). A commit that is open counts as running:
 * a release before the ledger, should it be taken back to, asks before it sends again.
 */
function journal({ journey }: Program, { progress, commits }: JourneyState): JsonObject {
  const open = (id: string): readonly string[] => {
    const sequence = own(journey.sequences, id);
    const entries = entriesOf(commits.ledger, sequence?.commit ?? '');
    if (sequence === undefined || !entries.some(isOpen)) return [];
    return sequence.steps.filter((step) => step.commits).map((step) => step.id);
  };
  return Object.fromEntries(
    Object.entries(progress.runs).map(([id, { status, steps }]): [string, Json] => [
      id,
      {
        status,
        steps: { ...steps, ...Object.fromEntries(open(id).map((one) => [one, 'running'])) },
      },
    ]),
  );
}
