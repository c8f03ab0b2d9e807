import { describe, expect, it } from 'vitest';
import type { CompiledSection } from '../../journey';
import { call, drive, field, is, journey, reaction, section, step, use } from '../testing';

const asking = (more: Partial<CompiledSection>) =>
  drive(
    journey(
      [
        step(
          'apply',
          [
            section('by', [field('go', 'go', 'string')], {
              reactions: [
                reaction({ kind: 'answered', paths: ['go'] }, [{ call: [use('l'), use('m')] }]),
              ],
            }),
            section('s', [field('x', 'x', 'string', { required: true })], more),
          ],
          { progressive: false },
        ),
      ],
      { calls: { l: call('l'), m: call('m') } },
    ),
  ).enter();

describe('a section', () => {
  it('has the words over its groups', () => {
    const groups = { two: { title: ['Two'], text: ['of ', { path: 'go' }] } };
    const page = asking({ groups }).answer('by', 'go', 'them');
    expect(page.view().sections[1]?.groups).toEqual({
      two: { title: ['Two'], text: ['of them'] },
    });
  });

  it('that waits for a lookup is pending as long as that is not there, whatever else is wrong', () => {
    const page = asking({ needs: ['l'] });
    const verdict = () => page.view().sections[1]?.verdict;
    expect(verdict()).toBe('invalid');
    page.answer('by', 'go', 'on');
    expect(verdict()).toBe('pending');
    page.fail('l');
    expect(verdict()).toBe('pending');
    page.happen({ type: 'lookupRetried', lookup: 'l' }).succeed('l', []);
    expect(verdict()).toBe('invalid');
    page.answer('s', 'x', 'there');
    expect(verdict()).toBe('valid');
  });

  it('that does not count holds nobody up by what it waits for', () => {
    expect(asking({ needs: ['l'], relevant: is('go', 'on') }).view().verdict).toBe('valid');
  });

  it('has a button busy while any of its calls is on its way', () => {
    const page = asking({
      actions: [
        {
          ...{ id: 'find', label: [], beside: null, block: null },
          ...{ look: 'first', enabled: true, valid: [] },
        },
      ],
      reactions: [reaction({ kind: 'pressed', action: 'find' }, [{ call: [use('l'), use('m')] }])],
    });
    const isBusy = () => page.view().sections[1]?.actions[0]?.busy;
    expect(isBusy()).toBe(false);
    page.happen({ type: 'actionPressed', section: 's', action: 'find' }).succeed('l', []);
    expect(isBusy()).toBe(true);
    expect(page.succeed('m', []).view().sections[1]?.actions[0]?.busy).toBe(false);
  });
});
