import { describe, expect, it } from 'vitest';
import type { CompiledField, CompiledJourney, CompiledSection } from '../../../journey';
import { change, drive, type Drive } from '../../testing';
import { fleet, fleetValidators } from '../../testing/fleet';

const at = (drives: Drive) => drives.view().dialog?.field ?? null;

/** The permit for several vehicles with another dialog. */
function withDialog(edit: (dialog: CompiledSection) => CompiledSection): CompiledJourney {
  const sections = (all: readonly CompiledSection[]) =>
    all.map((section) => (section.id === 'emissions' ? edit(section) : section));
  return {
    ...fleet,
    steps: fleet.steps.map((step) => ({ ...step, sections: sections(step.sections) })),
  };
}

const press = (drives: Drive): Drive =>
  drives.happen({ type: 'actionPressed', section: 'vehicles', action: 'help' });
const opened = (journey: CompiledJourney): Drive =>
  press(drive(journey, fleetValidators).enter().answer('vehicles', 'kind', 'resident'));

const optional = (field: CompiledField): CompiledField =>
  field.name === 'mileage' ? { ...field, required: false } : field;

describe('the end of a dialog', () => {
  it('closes at once where nothing is called for', () => {
    const journey = withDialog((dialog) =>
      dialog.present.as === 'dialog'
        ? {
            ...dialog,
            present: { ...dialog.present, complete: [change({ set: { class: 'C0' } })] },
          }
        : dialog,
    );
    const drives = opened(journey).answer('emissions', 'age', 'new');
    drives.answer('emissions', 'engine', 'small');
    expect(drives.view().dialog).toBeNull();
    expect(drives.read('class')).toBe('C0');
  });

  it('leads back to a question that the last answer has made wrong, and calls nothing', () => {
    const journey = withDialog((dialog) => ({
      ...dialog,
      checks: [
        {
          id: 'tooFar',
          field: 'mileage',
          assert: { '!==': [{ var: 'engine' }, 'large'] },
          source: [],
        },
      ],
    }));
    const drives = opened(journey).answer('emissions', 'age', 'old');
    drives.answer('emissions', 'mileage', 5).happen({ type: 'dialogContinued' });
    expect(at(drives)).toBe('engine');
    drives.answer('emissions', 'engine', 'large');
    expect(at(drives)).toBe('mileage');
    expect(drives.effects).toEqual([]);
    expect(drives.view().dialog?.section.fields['mileage']?.error).toBe('mileage is invalid');
  });

  it('waits for the button where something right is typed', () => {
    const drives = opened(fleet).answer('emissions', 'age', 'old');
    expect(at(drives.answer('emissions', 'mileage', 5))).toBe('mileage');
  });

  it('opens again at a question that may stay open and was not answered', () => {
    const journey = withDialog((dialog) => ({ ...dialog, fields: dialog.fields.map(optional) }));
    const drives = opened(journey).answer('emissions', 'age', 'old');
    expect(at(press(drives.happen({ type: 'dialogClosed' })))).toBe('mileage');
  });

  it('comes when the dialog counts no more, whatever is still to be answered', () => {
    const journey = withDialog((dialog) => ({
      ...dialog,
      relevant: { '===': [{ var: 'kind' }, 'resident'] },
    }));
    const drives = opened(journey);
    expect(at(drives)).toBe('age');
    drives.answer('vehicles', 'kind', 'visitor');
    expect(drives.state.progress.dialog).toBeNull();
  });
});
