import { describe, expect, it } from 'vitest';
import type { CompiledJourney, CompiledReaction } from '../../journey';
import { drive, type Drive, given, reaction } from '../testing';
import { fleet, fleetValidators } from '../testing/fleet';
import { add, dismiss, listOf, open, resident } from '../testing/fleet-walk';

/** The permit for several vehicles with one more reaction in one of its sections. */
function reacting(section: string, more: CompiledReaction): Drive {
  const journey: CompiledJourney = {
    ...fleet,
    steps: fleet.steps.map((step) => ({
      ...step,
      sections: step.sections.map((each) =>
        each.id === section ? { ...each, reactions: [...each.reactions, more] } : each,
      ),
    })),
  };
  return drive(journey, fleetValidators).enter().answer('vehicles', 'kind', 'resident');
}

const submit = (drives: Drive): Drive => drives.happen({ type: 'stepSubmitted', step: 'apply' });

describe('the draft of an item', () => {
  it('closes without a `changed` of what it looked up', () => {
    const drives = reacting(
      'vehicles',
      reaction({ kind: 'changed', paths: ['lookups.register'] }, [{ set: { class: 'heard' } }]),
    );
    dismiss(open(drives).succeed('register', { plate: 'A' }));
    expect(drives.state.lookups['register']?.status).toBe('idle');
    expect(drives.read('class')).toBeNull();
  });

  it('is no loss while nobody but a reaction has filled it', () => {
    const drives = reacting(
      'vehicle',
      reaction({ kind: 'entered' }, [{ set: { 'vehicle.fuel': 'petrol' } }]),
    );
    open(add(drives, 'A'));
    expect(drives.read('vehicle.fuel')).toBe('petrol');
    drives.happen({ type: 'sectionContinued', section: 'vehicles' });
    expect(drives.page()).toEqual(['vehicles folded', 'last open']);
    expect(listOf(drives)?.draft).toBeNull();
  });

  it('keeps the section that it stands in open', () => {
    const drives = add(resident(), 'A').happen({ type: 'sectionContinued', section: 'vehicles' });
    drives.answer('last', 'name', 'Ann');
    open(drives.happen({ type: 'sectionOpened', section: 'vehicles' })).answer(
      'vehicle',
      'plate',
      'B',
    );
    expect(drives.view().open).toBe('vehicles');
  });

  it('leads back to the section that it stands in once it is answered again', () => {
    const drives = add(resident(), 'A').happen({ type: 'sectionContinued', section: 'vehicles' });
    drives.answer('last', 'name', 'Ann').happen({ type: 'sectionContinued', section: 'last' });
    open(drives).happen({ type: 'sectionOpened', section: 'last' });
    expect(drives.state.progress.open['apply']).toBe('last');
    expect(drives.answer('vehicle', 'plate', 'B').view().open).toBe('vehicles');
  });

  it('is not called wrong by a submit: its list says that it is open', () => {
    const drives = open(add(resident(), 'A')).answer('vehicle', 'months', 2);
    submit(drives);
    expect(drives.field('vehicles', 'vehicles')?.error).toBe('vehicles: save it or cancel it');
    expect(listOf(drives)?.draft?.fields['plate']?.error).toBeNull();
  });

  it('goes with the submit when nothing is new in it', () => {
    const drives = add(resident(), 'A').happen({ type: 'sectionContinued', section: 'vehicles' });
    drives.answer('last', 'name', 'Ann').happen({ type: 'sectionContinued', section: 'last' });
    open(drives.happen({ type: 'sectionOpened', section: 'vehicles' }));
    expect(submit(drives).planned()).toEqual(['abort', 'save']);
    expect(drives.state.progress.drafts).toEqual({});
  });

  it('is one of no list that is longer than it may be, whatever the device holds', () => {
    const drives = add(add(resident(), 'A'), 'B');
    const stored = drives.engine.snapshot(drives.state);
    const answers = {
      kind: 'resident',
      vehicles: [{ plate: 'A' }, { plate: 'B' }, { plate: 'C' }],
    };
    const back = drives.engine.restore({ ...stored, answers }, given);
    if (back === null) throw new Error('the snapshot was not taken up');
    const after = drive(fleet, fleetValidators, back).enter('apply', true);
    expect(listOf(after)?.items).toEqual([]);
  });
});
