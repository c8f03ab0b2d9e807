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
  v,
} from '../../../src/engine/testing';

/** A question every so often; every wait of the walk is as long. */
export const beat = 60;
export const settlesWithin = 2 * beat;
export const mostAttempts = 2;

/**
 * One form that sends, and nothing else: no saves before it, no page after it. Its times are
 * multiples of one beat, so that few moments can be told apart: before patience, in doubt and too
 * early to believe a no, early enough, and so for longer than it takes.
 */
export const form: CompiledJourney = journey(
  [
    step(
      'apply',
      [
        section(
          's',
          ['quote', 'key', 'home', 'plan'].map((path) => field(path, path, 'string')),
        ),
        section('warning', [field('again', 'again', 'boolean')], {
          relevant: isAnswered('commits.order.before'),
        }),
      ],
      {
        progressive: false,
        submit: { label: ['Order'], sequence: 'save', ready: [], deliberate: true },
      },
    ),
    step('done', []),
  ],
  {
    records: { ordered: { initial: null } },
    persist: { version: 1, days: 30, allow: ['quote', 'key', 'home', 'plan'] },
    calls: {
      send: call('send', {
        body: { key: v('commit.tie.key') },
        alreadyDone: [409],
        refuses: [400, 401, 503],
        patience: beat,
        within: settlesWithin,
      }),
      ask: call('ask', { body: v('with.quote') }),
    },
    sequences: {
      save: sequence(
        'save',
        [
          sequenceStep('send', {
            commits: true,
            marker: 'sent',
            okWhen: isAnswered('answer.reference'),
            keep: { reference: v('answer.reference') },
            message: ['It could not be sent.'],
          }),
        ],
        { commit: 'order', waits: true },
      ),
    },
    commits: {
      order: {
        ...commit('order', {
          tie: { key: v('key') },
          settlesWithin,
          attempts: mostAttempts,
          then: [change({ set: { ordered: true } })],
          says: sayings((id) => ({ title: [id], text: [] })),
        }),
        confirmBy: { ...commit('order').confirmBy, every: [0, beat] },
      },
    },
  },
);

/** The same form, with another commit behind it. */
export const formWith = (change: Partial<CompiledCommit>): CompiledJourney => ({
  ...form,
  commits: Object.fromEntries(
    Object.entries(form.commits).map(([id, about]) => [id, { ...about, ...change }]),
  ),
});

/** Its question with another rule. */
export function askedWith(
  change: Partial<CompiledCommit['confirmBy']>,
): CompiledCommit['confirmBy'] {
  const [about] = Object.values(form.commits);
  if (about === undefined) throw new Error('the form has no commit');
  return { ...about.confirmBy, ...change };
}
