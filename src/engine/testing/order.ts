import type { CommitView, EventOf, Json, JsonObject, LedgerEntry } from '../model';
import type { CompiledJourney } from '../../journey';
import {
  call,
  change,
  field,
  journey,
  reaction,
  section,
  sequence,
  sequenceStep,
  step,
} from './build';
import { commit, moment, sayings } from './commits';
import { drive, lostReply, type Drive } from './drive';
import { isAnswered, v } from './rules';

/** Something is ordered once: a form that saves and sends, a page after it, and one to look around. */

const say = (id: string) => ({ title: [id], text: [['number ', { path: 'commit.subject' }]] });
const answers = ['quote', 'key', 'home', 'plan', 'name', 'again'];

export const order: CompiledJourney = journey(
  [
    step(
      'apply',
      [
        section(
          's',
          answers.map((path) => field(path, path, path === 'again' ? 'boolean' : 'string')),
          {
            reactions: [
              reaction({ kind: 'answered', paths: ['plan'] }, [{ clear: ['lookups.send'] }]),
            ],
          },
        ),
      ],
      {
        progressive: false,
        entry: 'load',
        submit: { label: ['Order'], sequence: 'save', ready: [], deliberate: true },
      },
    ),
    step('done', []),
    step('look', []),
    step('error', []),
  ],
  {
    records: { fresh: { initial: null }, reference: { initial: null } },
    calls: {
      fresh: call('fresh', { repeat: 'creates' }),
      save: call('save', {
        repeat: 'overwrites',
        alreadyDone: [409],
        body: { key: v('commit.tie.key'), name: v('name') },
      }),
      send: call('send', {
        body: { key: v('commit.tie.key') },
        alreadyDone: [409],
        refuses: [400, 401, 503],
        patience: 20,
        within: 120,
      }),
      ask: call('ask', { body: v('with.quote'), within: 10 }),
      load: call('load'),
      choose: call('choose'),
      track: call('track', { body: v('with.properties') }),
    },
    sequences: {
      load: sequence('load', [sequenceStep('load', { optional: true })], { commit: 'order' }),
      choose: sequence('choose', [sequenceStep('choose')], { commit: 'order', waits: true }),
      save: sequence(
        'save',
        [
          sequenceStep('fresh', {
            when: v('run.unsure'),
            then: [change({ set: { fresh: v('answer') } })],
          }),
          sequenceStep('save', { marker: 'saved' }),
          sequenceStep('send', {
            commits: true,
            marker: 'sent',
            okWhen: isAnswered('answer.reference'),
            keep: { reference: v('answer.reference') },
            message: ['It could not be sent.'],
            then: [change({ set: { reference: v('answer.reference') } })],
          }),
        ],
        { commit: 'order', waits: true, then: [change({ goTo: 'done' })] },
      ),
    },
    commits: {
      order: commit('order', {
        tie: { key: { if: [isAnswered('fresh'), v('fresh'), v('key')] } },
        then: [change({ goTo: 'done' })],
        lookAround: 'look',
        earlier: {
          record: { plan: v('bought.plan') },
          answer: { reference: v('bought.reference') },
        },
        says: sayings(say),
      }),
    },
    tracking: {
      call: 'track',
      records: {
        commitInDoubt: { attempt: v('commit.attempt'), status: v('commit.status') },
        commitSettled: { attempt: v('commit.attempt'), status: v('commit.status') },
      },
    },
    failures: { statuses: [401, 500], goTo: 'error', track: null },
  },
);

/** The form, filled for one quote. */
export const filled = (quote = 'q1', about: CompiledJourney = order): Drive => {
  const page = drive(about, {}, undefined, false).enter().succeed('load', true);
  const given: Record<string, Json> = { quote, key: 'k1', home: 'home 1', plan: 'P1', name: 'Ann' };
  for (const [path, value] of Object.entries(given)) page.answer('s', path, value);
  return page;
};

export const entriesOf = (page: Drive): readonly LedgerEntry[] =>
  page.state.commits.ledger['order'] ?? [];

/** Of one subject; fails the test when there is none. */
export function entryAt(page: Drive, subject = 'q1'): LedgerEntry {
  const found = entriesOf(page).find((entry) => entry.subject === subject);
  if (found === undefined) throw new Error(`no entry of ${subject}`);
  return found;
}

export const press = (page: Drive): Drive => page.happen({ type: 'stepSubmitted', step: 'apply' });

export const locked = (
  page: Drive,
  ledger = page.state.commits.ledger,
  {
    kept = true,
    unsettled = [],
    sequence: id = 'save',
  }: { kept?: boolean; unsettled?: readonly JsonObject[]; sequence?: string } = {},
): Drive => page.happen({ type: 'lockTaken', sequence: id, ledger, kept, unsettled, at: moment });

/** Its first step is under way. */
export const saving = (): Drive => locked(press(filled()));

/** Another tab wrote, and holds the lock. */
export const elsewhere = { cause: 'storage', lockIsFree: false } as const;

/** What the last event planned under this operation is written down, and leaves. */
export function leave(page: Drive): Drive {
  const sent = page.sent('send');
  if (sent?.commit == null) throw new Error('nothing is to be sent');
  const entry = { ...sent.commit.entry, sentAt: moment, writtenAt: moment };
  return page.happen({ type: 'commitSent', request: sent.request, entry, kept: true });
}

/** As far as the order on its way. */
export const sending = (page: Drive = filled()): Drive =>
  leave(locked(press(page)).succeed('save', true));

export const wait = (page: Drive, seconds: number, online = true, subject = 'q1'): Drive => {
  const at = moment + 1000 * (entryAt(page, subject).watched + seconds);
  return page.happen({ type: 'waited', timer: `order.${subject}`, seconds, online, at });
};

export const act = (page: Drive, action: EventOf<'commitActed'>['action'], at = moment): Drive =>
  page.happen({ type: 'commitActed', commit: 'order', action, online: true, at });

export const read = (
  page: Drive,
  entries: readonly LedgerEntry[],
  rest: Partial<EventOf<'ledgerRead'>> = {},
): Drive =>
  page.happen({
    type: 'ledgerRead',
    ledger: { order: entries },
    cause: 'start',
    kept: true,
    lockIsFree: true,
    at: moment,
    ...rest,
  });

/** `place: says → actions` of all that a step says of commits. */
export const heardOn = (page: Drive, step = 'apply'): readonly string[] =>
  page
    .view(step)
    .commits.map(({ place, says, actions }: CommitView) =>
      [`${place}: ${says.map(({ id }) => id).join(' ')}`, actions.join(' ')]
        .filter((part) => part !== '')
        .join(' → '),
    );

/** Kinds of what the last event planned. */
export const plannedTypes = (page: Drive): readonly string[] =>
  page.effects.map(({ type }) => type);

/** Sent, and the answer lost. */
export const doubtful = (): Drive => sending().fail('send', lostReply);

/** The partner has none, told twice and late enough. */
export const unsent = (): Drive =>
  wait(wait(doubtful().fail('ask'), 200).succeed('ask', false), 20).succeed('ask', false);
