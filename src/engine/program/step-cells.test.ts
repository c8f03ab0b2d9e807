import { describe, expect, it } from 'vitest';
import type { CompiledSection, CompiledStep } from '../../journey';
import {
  drive,
  field,
  journey,
  reaction,
  section,
  sequence,
  sequenceStep,
  step,
  v,
} from '../testing';

const asks = (id: string, more: Partial<CompiledSection> = {}) =>
  section(id, [field('x', `${id}.x`, 'string', { required: true })], more);
const submit = { label: ['Go'], sequence: 'save', ready: [], deliberate: false };
const page = (sections: readonly CompiledSection[], more: Partial<CompiledStep> = {}) =>
  drive(
    journey([step('apply', sections, { submit, ...more })], {
      sequences: {
        save: sequence('save', [
          sequenceStep('first'),
          sequenceStep('asked', { when: v('with.asked') }),
          sequenceStep('again', { when: v('run.unsure') }),
        ]),
      },
      calls: {},
    }),
  ).enter();

describe('a step', () => {
  it('tells of the chapters that its sections stand in', () => {
    const outline = page([asks('a', { chapter: 'One' }), asks('b')]).view().outline;
    expect(outline).toEqual([
      { section: 'a', name: 'a', chapter: 'One', status: 'current' },
      { section: 'b', name: 'b', status: 'later' },
    ]);
  });

  it('sums up what is wrong in its flow, not in a dialog that is open over it', () => {
    const opener = section('open', [field('x', 'open.x', 'string')], {
      reactions: [reaction({ kind: 'answered', paths: ['open.x'] }, [{ open: 'more' }])],
    });
    const present = { as: 'dialog', paged: false, button: [], complete: [] } as const;
    const drives = page([opener, asks('a'), asks('more', { present })], { progressive: false });
    drives.answer('open', 'x', 'on').happen({ type: 'dialogContinued' });
    expect(drives.view().dialog?.section.fields['x']?.error).not.toBeNull();
    drives.happen({ type: 'stepSubmitted', step: 'apply' });
    expect(drives.view().errors.map(({ section: id }) => id)).toEqual(['a']);
  });

  it.each([
    [{ asked: true }, ['first', 'asked']],
    [{}, ['first']],
  ])('counts of a sequence that was asked with %j the steps that it takes', (given, steps) => {
    const drives = page([]);
    drives.happen({ type: 'sequenceRequested', sequence: 'save', with: given });
    expect(drives.view().submit?.run?.steps.map(({ id }) => id)).toEqual(steps);
  });

  it('of many sections leads on to the first that is not valid, however far', () => {
    const sections = Array.from({ length: 70 }, (_, order) =>
      section(`s${order}`, [
        field('x', `s${order}.x`, 'string', {
          required: order === 40 || order === 69,
          initial: order === 40 || order === 69 ? null : 'there',
        }),
      ]),
    );
    const drives = page(sections);
    expect(drives.view().open).toBe('s40');
    drives.answer('s40', 'x', 'y').happen({ type: 'sectionContinued', section: 's40' });
    expect(drives.view().open).toBe('s69');
  });
});
