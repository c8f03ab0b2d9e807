import { describe, expect, it } from 'vitest';
import type { CompiledContent, CompiledSection } from '../../journey';
import {
  call,
  drive,
  field,
  journey,
  reaction,
  section,
  sequence,
  step,
  variant,
  use,
  type Drive,
} from '../testing';

const asks = (id: string, rest: Partial<CompiledSection> = {}) =>
  section(id, [field('x', id, 'string', { required: true })], rest);
const closing = section('closing', []);
const note = (id: string, kind: CompiledContent['kind'] = 'note'): CompiledContent => ({
  id,
  kind,
  when: true,
  title: [],
  text: ['Words'],
  items: [],
  under: null,
  source: [],
});
const walk = (sections: readonly CompiledSection[]): Drive =>
  drive(
    journey(
      [
        step('apply', sections, {
          submit: { label: ['Go'], sequence: 'save', ready: ['Ready'], deliberate: false },
        }),
        step('other', [], {
          requires: [{ that: { isAnswered: { var: 'a' } }, goTo: 'apply', notice: ['No.'] }],
        }),
      ],
      { calls: { l: call('l') }, sequences: { save: sequence('save', []) } },
    ),
  ).enter();
const go = (drives: Drive, id: string) => drives.happen({ type: 'sectionContinued', section: id });
const open = (drives: Drive, id: string) => drives.happen({ type: 'sectionOpened', section: id });
const abc = () => walk([asks('a'), asks('b'), asks('c'), closing]);
const through = () =>
  ['a', 'b', 'c'].reduce((drives, id) => go(drives.answer(id, 'x', '1'), id), abc());

describe('the page of a progressive step', () => {
  it('HOM-06 shows a section only once all earlier ones are valid and left', () => {
    const drives = abc();
    expect(drives.page()).toEqual(['a open']);
    expect(drives.answer('a', 'x', '1').page()).toEqual(['a open']);
    expect(go(drives, 'a').page()).toEqual(['a folded', 'b open']);
    expect(drives.view().open).toBe('b');
    expect(drives.view().outline.map(({ status }) => status)).toEqual([
      'done',
      'current',
      'later',
      'later',
    ]);
  });

  it('has another band once its first section is behind, and keeps it', () => {
    const drives = drive(
      journey([
        step('apply', [asks('a'), asks('b')], {
          title: [{ when: true, text: ['Begin'] }],
          scene: 'tall',
          later: { title: [{ when: true, text: ['Go on'] }], lead: [], scene: 'small' },
          content: [note('bring', 'banner'), note('free')],
        }),
      ]),
    ).enter();
    const band = () => {
      const { title, scene, content } = drives.view();
      return [title, scene, content.map(({ id }) => id)];
    };
    const begins = [['Begin'], 'tall', ['bring', 'free']];
    expect(band()).toEqual(begins);
    drives.answer('a', 'x', '1');
    expect(band()).toEqual(begins);
    go(drives, 'a');
    const goesOn = [['Go on'], 'small', ['free']];
    expect(band()).toEqual(goesOn);
    open(drives, 'a').answer('a', 'x', null);
    expect(band()).toEqual(goesOn);
  });

  it('ends with what asks nothing, and the button', () => {
    const drives = abc().answer('a', 'x', '1');
    expect(drives.view().submit?.available).toBe(false);
    expect(through().page()).toEqual(['a folded', 'b folded', 'c folded', 'closing open']);
    expect(through().view()).toMatchObject({
      open: null,
      verdict: 'valid',
      submit: { available: true },
    });
  });

  it('a section that needs no answer is not there before it was come to', () => {
    const drives = walk([asks('a'), section('b', [field('y', 'y', 'string')]), asks('c')]);
    expect(drives.answer('a', 'x', '1').page()).toEqual(['a open']);
    expect(go(drives, 'a').page()).toEqual(['a folded', 'b folded', 'c open']);
  });

  it('a second Continue does nothing, and Continue elsewhere does nothing', () => {
    const drives = go(abc().answer('a', 'x', '1'), 'a');
    const { state } = drives;
    expect(go(drives, 'a').state).toBe(state);
    expect(go(drives, 'c').state).toBe(state);
  });

  it('Continue shows what is missing, and why', () => {
    const drives = go(abc(), 'a');
    expect(drives.page()).toEqual(['a open']);
    expect(drives.view().errors).toEqual([
      { section: 'a', field: 'x', target: 'a-x', text: 'x is required' },
    ]);
    expect(go(drives.answer('a', 'x', '1'), 'a').view().errors).toEqual([]);
  });

  it('Change opens an earlier section, and only one that is on the page', () => {
    const drives = through();
    expect(open(drives, 'b').page()).toEqual(['a folded', 'b open', 'c folded']);
    expect(go(drives, 'b').page()).toEqual(['a folded', 'b folded', 'c folded', 'closing open']);
    const early = abc();
    const { state } = early;
    expect(open(early, 'c').state).toBe(state);
  });

  it('Change that breaks a section hides what comes after, until it is mended', () => {
    const drives = open(through(), 'a').answer('a', 'x', '');
    expect(drives.page()).toEqual(['a open']);
    expect(drives.answer('a', 'x', '2').page()).toEqual(['a open', 'b folded', 'c folded']);
  });

  it('Change that makes a later section invalid leads on to that one', () => {
    const drives = walk([
      asks('a', { reactions: [reaction({ kind: 'answered', paths: ['a'] }, [{ clear: ['c'] }])] }),
      asks('b'),
      asks('c'),
    ]);
    for (const id of ['a', 'b', 'c']) go(drives.answer(id, 'x', '1'), id);
    open(drives, 'a').answer('a', 'x', '2');
    expect(drives.page()).toEqual(['a open', 'b folded']);
    expect(go(drives, 'a').page()).toEqual(['a folded', 'b folded', 'c open']);
  });

  it('an open section that becomes irrelevant gives way to the next that is not valid', () => {
    const drives = walk([
      asks('a', {
        reactions: [reaction({ kind: 'answered', paths: ['a'] }, [{ call: [use('l')] }])],
      }),
      asks('b', { relevant: { '!==': [{ var: 'lookups.l' }, 'skip'] } }),
      asks('c'),
      asks('d'),
    ]);
    go(drives.answer('a', 'x', '1'), 'a');
    expect(drives.view().open).toBe('b');
    expect(drives.succeed('l', 'skip').page()).toEqual(['a folded', 'c open']);
  });

  it('a section tells of a lookup whose answer it takes, and does not wait for it', () => {
    const asked = {
      reactions: [reaction({ kind: 'answered', paths: ['a'] }, [{ call: [use('l')] }])],
    };
    const taken = reaction({ kind: 'succeeded', lookup: 'l' }, [{ clear: ['b'] }]);
    const drives = walk([asks('a', asked), asks('b', { reactions: [taken] })]);
    const told = () =>
      drives
        .view()
        .sections.map(({ id, verdict, lookups }) => [
          id,
          verdict,
          lookups.map(({ name, status }) => `${name} ${status}`),
        ]);
    go(drives.answer('a', 'x', '1'), 'a');
    expect(told()).toEqual([
      ['a', 'valid', []],
      ['b', 'invalid', ['l loading']],
    ]);
    drives.fail('l');
    expect(told()[1]).toEqual(['b', 'invalid', ['l failed']]);
    drives.answer('b', 'x', '2');
    expect(told()[1]).toEqual(['b', 'valid', ['l failed']]);
  });

  it('what was reached stays on the page when the furthest section becomes irrelevant', () => {
    const drives = walk([
      asks('a'),
      asks('b'),
      asks('c'),
      asks('d', { relevant: { '!==': [{ var: 'a' }, 'skip'] } }),
      asks('e'),
    ]);
    for (const id of ['a', 'b', 'c']) go(drives.answer(id, 'x', '1'), id);
    open(drives, 'a').answer('a', 'x', 'skip');
    expect(drives.page()).toEqual(['a open', 'b folded', 'c folded']);
  });

  it('what is relevant but not shown counts, and has no number and no place', () => {
    const drives = walk([
      section('hidden', [field('x', 'h', 'string')], { visible: false }),
      asks('a'),
    ]);
    expect(drives.view().sections.map(({ id, number }) => [id, number])).toEqual([['a', 1]]);
    expect(drives.view().outline.map((item) => item.section)).toEqual(['a']);
    expect(drives.answer('hidden', 'x', '1').state.answers).toEqual({});
  });

  it('what asks nothing but waits for a lookup stands open while it waits', () => {
    const drives = walk([asks('a'), section('wait', [], { needs: ['l'] })]);
    expect(go(drives.answer('a', 'x', '1'), 'a').page()).toEqual(['a folded', 'wait open']);
    expect(drives.view().verdict).toBe('pending');
  });
});

describe('a section with variants', () => {
  const inVariant = (name: string) =>
    asks('terms', {
      variant: variant(name),
      relevant: { '===': [{ var: 'which' }, name] },
      reactions: [
        reaction({ kind: 'entered' }, [
          {
            set: {
              seen: { cat: [{ if: [{ isAnswered: { var: 'seen' } }, { var: 'seen' }, ''] }, name] },
            },
          },
        ]),
      ],
    });
  const terms = () =>
    drive(
      journey(
        [
          step(
            'apply',
            [section('s', [field('which', 'which', 'string')]), inVariant('p'), inVariant('q')],
            { progressive: false },
          ),
        ],
        { records: { seen: { initial: null } } },
      ),
    ).enter();

  it('is answered in the variant in force; `entered` fires once for each', () => {
    const drives = terms().answer('s', 'which', 'p').answer('terms', 'x', 'yes');
    expect(drives.read('terms')).toBe('yes');
    expect(drives.page()).toEqual(['s open', 'terms open']);
    for (const which of ['q', 'p', 'q', 'none']) drives.answer('s', 'which', which);
    expect(drives.read('seen')).toBe('pq');
    expect(drives.read('terms')).toBeNull();
  });
});

describe('a step', () => {
  it('ROU-32 that needs what is not there sends the person on, with one line that says why', () => {
    const drives = abc().enter('other');
    expect(drives.planned()).toEqual(['→ apply']);
    expect(drives.state.progress.step).toBe('apply');
    expect(drives.enter('apply').view('apply').notice).toBe('No.');
    expect(drives.happen({ type: 'noticeDismissed' }).view('apply').notice).toBeNull();
    expect(drives.answer('a', 'x', '1').enter('other').planned()).toEqual([]);
  });

  it('fires its own `entered` on every entry but a reload; a section once a visit', () => {
    const count = (path: string) => ({ set: { [path]: { sum: [{ var: path }, 1] } } });
    const drives = drive(
      journey(
        [
          step(
            'apply',
            [
              section('s', [field('x', 'x', 'string')], {
                reactions: [reaction({ kind: 'entered' }, [count('s')])],
              }),
            ],
            {
              reactions: [reaction({ kind: 'entered' }, [count('step')])],
            },
          ),
        ],
        { records: { s: { initial: null }, step: { initial: null } } },
      ),
    );
    drives.enter().enter().enter('apply', true);
    expect(drives.state.answers).toEqual({ s: 1, step: 2 });
    expect(drives.happen({ type: 'startedAnew' }).enter().state.answers).toEqual({ s: 1, step: 1 });
  });

  it('SUB-06 SUB-07 that is not valid says what is missing and sends nothing', () => {
    const drives = abc().happen({ type: 'stepSubmitted', step: 'apply' });
    expect(drives.effects).toEqual([]);
    expect(drives.view().errors).toHaveLength(1);
    const { state } = drives;
    expect(drives.happen({ type: 'stepSubmitted', step: 'other' }).state).toBe(state);
  });

  it('that is valid but not gone through is not sent', () => {
    const drives = drive(
      journey(
        [
          step('apply', [asks('a'), section('b', [field('y', 'y', 'string')])], {
            submit: { label: [], sequence: 'save', ready: [], deliberate: false },
          }),
        ],
        {
          sequences: { save: sequence('save', []) },
        },
      ),
    ).enter();
    drives.answer('a', 'x', '1').happen({ type: 'stepSubmitted', step: 'apply' });
    expect(drives.state.progress.runs).toEqual({});
    go(drives, 'a').happen({ type: 'stepSubmitted', step: 'apply' });
    expect(drives.state.progress.runs['save']?.status).toBe('done');
  });
});
