import type { Rule } from '../../../src/engine';
import type { CompiledCommit, CompiledJourney } from '../../../src/journey';
import {
  call,
  change,
  commit,
  field,
  isAnswered,
  journey,
  sayings,
  section,
  sequence,
  sequenceStep,
  step,
  use,
  v,
} from '../../../src/engine/testing';

/** Two small journeys of one quote: with the shape of the switch, and with that of the permit. */

const nothing = [false, null, 0, ''];

/** Answers of the quote, and of the form. */
export const quoteAnswers = ['switchId', 'switchKey', 'home', 'plan'] as const;
const formAnswers = ['spelling', 'name'] as const;

const record = { supplierName: v('facts.supplierName'), planName: v('plan') };
/** Names what the record names, so that a test can read it from the page. */
const say = (id: string) => ({
  title: [id],
  text: [
    [
      'supplier ',
      { path: 'commit.record.supplierName' },
      ', plan ',
      { path: 'commit.record.planName' },
    ],
  ],
});

const saves = [
  ['customer', 'CON-14'],
  ['address', 'CON-15'],
  ['terms', 'CON-16'],
  ['verifyBank', 'CON-17'],
  ['bank', 'CON-18'],
] as const;

const again = section(
  'switchAgain',
  [field('again', 'again', 'boolean', { required: true, mustAccept: true })],
  {
    step: 'details',
    relevant: isAnswered('commits.switch.before'),
  },
);

const settled = (id: string, when: Rule) => ({
  id,
  kind: 'note' as const,
  when,
  title: [id],
  text: [
    'supplier ',
    { path: 'commits.switch.record.supplierName' },
    ', plan ',
    { path: 'commits.switch.record.planName' },
  ],
  items: [],
  under: null,
  source: [],
});

const about: CompiledCommit = commit('switch', {
  subject: v('switchId'),
  tie: { switchKey: { if: [isAnswered('freshKey'), v('freshKey'), v('switchKey')] } },
  same: v('home'),
  record,
  confirmBy: {
    use: { ...use('alreadySwitched', 'switchedAfter'), with: { switchId: v('commit.subject') } },
    doneWhen: { '!': { in: [v('answer'), nothing] } },
    noWhen: { '===': [v('answer'), false] },
    every: [0, 2, 5, 10, 20, 40, 60],
  },
  then: [change({ set: { alreadySwitched: true }, goTo: 'completion' })],
  at: ['details', 'completion'],
  lookAround: 'results',
  says: sayings(say),
});

export const switchJourney: CompiledJourney = journey(
  [
    step(
      'first',
      [
        section(
          'quote',
          quoteAnswers.map((path) => field(path, path, 'string')),
          { step: 'first' },
        ),
      ],
      {
        progressive: false,
        startsAnew: true,
      },
    ),
    step('results', [], { screen: 'results' }),
    step(
      'details',
      [
        section(
          'form',
          formAnswers.map((path) => field(path, path, 'string')),
          { step: 'details' },
        ),
        again,
      ],
      {
        progressive: false,
        entry: 'load',
        requires: [{ that: isAnswered('switchId'), goTo: 'first', notice: ['noQuote'] }],
        submit: { label: ['Complete Switch'], sequence: 'save', ready: [], deliberate: true },
      },
    ),
    step('completion', [], {
      content: [
        settled('doneAnswered', {
          and: [{ '===': [v('commits.switch.state'), 'done'] }, { '!': v('commits.switch.asked') }],
        }),
        settled('doneUnknown', {
          and: [{ '!': isAnswered('commits.switch.state') }, v('alreadySwitched')],
        }),
      ],
      requires: [
        {
          that: {
            or: [isAnswered('commits.switch.state'), { '===': [v('alreadySwitched'), true] }],
          },
          goTo: 'first',
          notice: ['noFinishedSwitch'],
        },
      ],
    }),
    step('error', [], { route: '/error/:status' }),
  ],
  {
    id: 'doubt',
    facts: { supplierName: { cat: ['Supplier of ', v('plan')] } },
    records: {
      freshKey: { initial: null },
      alreadySwitched: { initial: null },
      uuid: { initial: null },
    },
    persist: {
      version: 3,
      days: 30,
      allow: [...quoteAnswers, ...formAnswers, 'freshKey', 'alreadySwitched'],
    },
    calls: {
      alreadySwitched: call('alreadySwitched', {
        body: { switchId: v('with.switchId') },
        within: 10,
      }),
      switchKey: call('switchKey', { repeat: 'creates', alreadyDone: [409], within: 20 }),
      ...Object.fromEntries(
        saves.map(([id]) => [
          id,
          call(id, {
            repeat: 'overwrites',
            alreadyDone: [409],
            body: { switchKey: v('commit.tie.switchKey'), name: v('name') },
            within: 20,
          }),
        ]),
      ),
      complete: call('complete', {
        body: { switchKey: v('commit.tie.switchKey') },
        alreadyDone: [409],
        refuses: [400, 401, 403, 404, 422, 429, 503],
        patience: 20,
        within: 120,
      }),
    },
    sequences: {
      load: sequence(
        'load',
        [
          sequenceStep('before', {
            use: { ...use('alreadySwitched', 'switchedBefore'), with: { switchId: v('switchId') } },
            optional: true,
            then: [
              change({
                when: { '!': { in: [v('answer'), nothing] } },
                set: { alreadySwitched: true },
                goTo: 'completion',
              }),
            ],
          }),
        ],
        { commit: 'switch' },
      ),
      switchNow: sequence(
        'switchNow',
        [
          sequenceStep('key', {
            use: use('switchKey', 'key'),
            then: [change({ set: { switchKey: v('answer') }, goTo: 'details' })],
          }),
        ],
        { commit: 'switch', waits: true, first: [change({ clear: ['freshKey'] })] },
      ),
      save: sequence(
        'save',
        [
          sequenceStep('key', {
            use: use('switchKey', 'key'),
            when: v('run.unsure'),
            then: [change({ set: { freshKey: v('answer') } })],
            marker: 'customer',
            message: ['CON-14'],
          }),
          ...saves.map(([id, message]) =>
            sequenceStep(id, { marker: id, message: [message], use: use(id, `saved.${id}`) }),
          ),
          sequenceStep('complete', {
            use: use('complete', 'completed'),
            commits: true,
            marker: 'switch',
            okWhen: { or: [isAnswered('answer.g'), isAnswered('answer.e')] },
            message: ['CON-19'],
            keep: { g: v('answer.g'), e: v('answer.e') },
            then: [change({ set: { uuid: v('answer.uuid') } })],
          }),
        ],
        { commit: 'switch', waits: true, then: [change({ goTo: 'completion' })] },
      ),
    },
    commits: { switch: about },
    screens: {
      results: {
        id: 'results',
        from: { path: 'lookups.plans', each: true },
        key: ['id'],
        first: null,
        values: {},
        badges: { first: null, each: [] },
        details: null,
        orders: [],
        filters: [],
        actions: [
          { id: 'switchNow', label: ['Switch Now'], when: true, sequence: 'switchNow', with: {} },
        ],
        cards: [],
        counts: {},
        offers: [],
        tables: [],
      },
    },
    failures: { statuses: [401, 500], goTo: 'error', track: null },
  },
);

/** A council's till that promises nothing about a second payment. */
export const permitJourney: CompiledJourney = {
  ...switchJourney,
  commits: {
    switch: {
      ...about,
      confirmBy: {
        ...about.confirmBy,
        doneWhen: isAnswered('answer.reference'),
        noWhen: { '!': isAnswered('answer.reference') },
        every: [0, 5, 15, 60],
      },
      resend: 'never',
      settlesWithin: 900,
      attempts: 1,
    },
  },
};
