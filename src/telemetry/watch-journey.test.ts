import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../engine';
import { commit, type Drive, drive, entry, field, journey, section, step } from '../engine/testing';
import { knownNames } from './known-names';
import type { Happening } from './telemetry-event';
import { watchJourney } from './watch-journey';

const about = journey(
  [
    step(
      'apply',
      [
        section(
          's',
          [
            field('x', 'x', 'string', { required: true }),
            field('need', 'need', 'string', { required: true, medical: true }),
          ],
          {
            checks: [
              { id: 'notBad', field: 'x', assert: { '!==': [{ var: 'x' }, 'bad'] }, source: [] },
              {
                id: 'notNone',
                field: 'need',
                assert: { '!==': [{ var: 'need' }, 'none'] },
                source: [],
              },
            ],
          },
        ),
      ],
      { progressive: false },
    ),
    step('end', []),
  ],
  {
    commits: { order: commit('order') },
    messages: { fields: {}, rules: { required: ['Missing'] }, default: ['Wrong'], texts: {} },
  },
);

/** What is told while a journey goes on from here. */
function watched(first: Drive) {
  const told: Happening[] = [];
  const names = knownNames(() => about);
  const watch = watchJourney(first.state, {
    engine: first.engine,
    names,
    tell: (happening) => void told.push(happening),
  });
  let state = first.state;
  watch(state);
  return {
    /** The engine of `drive` walks on by itself. */
    see: (next: Drive) => {
      ({ state } = next);
      watch(state);
      return told.splice(0);
    },
    ledger: (entries: readonly LedgerEntry[]) => {
      state = { ...state, commits: { ...state.commits, ledger: { order: entries } } };
      watch(state);
      return told.splice(0);
    },
    told,
  };
}

const begun = () => drive(about).enter('apply');

describe('what happens in a journey', () => {
  it('is told of each step that is entered, the one that is there too', () => {
    const page = begun();
    const watch = watched(page);
    expect(watch.told.splice(0)).toEqual([{ event: 'stepEntered', step: 'apply' }]);
    expect(watch.see(page.answer('s', 'x', 'good'))).toEqual([]);
    expect(watch.see(page.enter('end'))).toEqual([{ event: 'stepEntered', step: 'end' }]);
  });

  it('is told of an error once as long as it stands, by question and rule', () => {
    const page = begun();
    const watch = watched(page);
    watch.told.splice(0);
    const shown = { event: 'errorShown', step: 'apply', section: 's', question: 's.x' };
    expect(watch.see(page.answer('s', 'x', 'bad'))).toEqual([]);
    const left = page.happen({ type: 'fieldLeft', section: 's', field: 'x' });
    expect(watch.see(left)).toEqual([{ ...shown, rule: 'notBad' }]);
    expect(watch.see(left.answer('s', 'need', 'a'))).toEqual([]);
    expect(watch.see(left.answer('s', 'x', null))).toEqual([{ ...shown, rule: 'required' }]);
    expect(watch.see(left.answer('s', 'x', 'good'))).toEqual([]);
    expect(watch.see(left.answer('s', 'x', 'bad'))).toEqual([{ ...shown, rule: 'notBad' }]);
  });

  it('names of a medical question its section alone', () => {
    const page = begun();
    const watch = watched(page);
    watch.told.splice(0);
    const none = page.answer('s', 'need', 'none');
    expect(watch.see(none.happen({ type: 'fieldLeft', section: 's', field: 'need' }))).toEqual([
      { event: 'errorShown', step: 'apply', section: 's', question: null, rule: null },
    ]);
  });

  it('is told of doubt that is entered and left, without the subject', () => {
    const watch = watched(begun());
    watch.told.splice(0);
    const sent = entry({ commit: 'order', subject: 'q77', state: 'sending' });
    expect(watch.ledger([sent])).toEqual([]);
    const doubt = { ...sent, state: 'doubt' as const };
    expect(watch.ledger([doubt])).toEqual([{ event: 'doubtEntered', commit: 'order' }]);
    expect(watch.ledger([{ ...doubt, watched: 30 }])).toEqual([]);
    expect(watch.ledger([{ ...doubt, state: 'done' }])).toEqual([
      { event: 'doubtLeft', commit: 'order', to: 'done' },
    ]);
    watch.ledger([doubt]);
    expect(watch.ledger([])).toEqual([{ event: 'doubtLeft', commit: 'order', to: 'cleared' }]);
  });
});

describe('names', () => {
  const names = knownNames(() => about);

  it.each([
    ['steps', 'apply', true],
    ['steps', 'Ada', false],
    ['sections', 's', true],
    ['rules', 'required', true],
    ['rules', 'notBad', true],
    ['rules', '1971-03-19', false],
    ['commits', 'order', true],
    ['operations', 'constructor', false],
  ] as const)('of %s: %s is one: %s', (kind, text, isOne) => {
    expect(names.name(kind, text)).toBe(isOne ? text : null);
  });

  it('grow with the journey', () => {
    let whole = journey([step('apply', [])]);
    const growing = knownNames(() => whole);
    expect(growing.name('sections', 's')).toBeNull();
    whole = about;
    expect(growing.name('sections', 's')).toBe('s');
    expect(growing.question('s.x')).toBe('s.x');
    expect(growing.question('s.need')).toBeNull();
  });
});
