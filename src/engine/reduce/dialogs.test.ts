import { describe, expect, it } from 'vitest';
import type { Drive } from '../testing';
import { asked, resident } from '../testing/fleet-walk';
import { plain } from '../text';

const at = (drives: Drive) => {
  const dialog = drives.view().dialog;
  return dialog === null ? null : `${dialog.field ?? ''} ${dialog.position}/${dialog.count}`;
};
const goOn = (drives: Drive) => drives.happen({ type: 'dialogContinued' });
const done = () => asked().answer('emissions', 'age', 'new').answer('emissions', 'engine', 'small');

describe('a dialog', () => {
  it('opens by a change and is no part of flow, outline and verdict', () => {
    expect(resident().view().dialog).toBeNull();
    const drives = asked();
    expect(at(drives)).toBe('age 1/2');
    expect(drives.page()).toEqual(['vehicles open']);
    expect(drives.view().outline.map(({ section }) => section)).toEqual(['vehicles', 'last']);
    expect(drives.view().missing.map(({ section }) => section)).toEqual(['vehicles']);
  });

  it('is answered only while it is open', () => {
    const drives = resident().answer('emissions', 'age', 'old');
    expect(drives.read('age')).toBeNull();
  });

  it('goes on by itself after a choice, and counts what is asked now', () => {
    const drives = asked().answer('emissions', 'age', 'old');
    expect(at(drives)).toBe('mileage 2/3');
    expect(drives.view().dialog).toMatchObject({ continues: true, previous: 'age', button: [] });
  });

  it('waits for the button where something is typed, and says what is wrong', () => {
    const drives = asked().answer('emissions', 'age', 'old').answer('emissions', 'mileage', -1);
    expect(at(goOn(drives))).toBe('mileage 2/3');
    expect(drives.view().dialog?.section.fields['mileage']?.error).toBe('mileage is invalid');
    expect(at(goOn(drives.answer('emissions', 'mileage', 5)))).toBe('engine 3/3');
    expect(plain(drives.view().dialog?.button ?? [])).toBe('Find my class');
  });

  it('draws no button before a choice is made', () => {
    const drives = asked();
    expect(drives.view().dialog?.continues).toBe(false);
    drives.answer('emissions', 'age', 'new').happen({ type: 'dialogPaged', to: 'age' });
    expect(drives.view().dialog?.continues).toBe(true);
    expect(at(goOn(drives))).toBe('engine 2/2');
  });

  it('pages back freely, and forth past valid questions only', () => {
    const drives = asked().answer('emissions', 'age', 'old');
    expect(at(drives.happen({ type: 'dialogPaged', to: 'engine' }))).toBe('mileage 2/3');
    expect(at(drives.happen({ type: 'dialogPaged', to: 'age' }))).toBe('age 1/3');
    expect(at(drives.happen({ type: 'dialogPaged', to: 'mileage' }))).toBe('mileage 2/3');
    expect(at(drives.happen({ type: 'dialogPaged', to: 'nothing' }))).toBe('mileage 2/3');
  });

  it('stays at its question while another is answered, or one is asked for that is not there', () => {
    const drives = asked().answer('emissions', 'age', 'old').answer('emissions', 'mileage', 5);
    drives.happen({ type: 'dialogPaged', to: 'age' });
    expect(at(drives.answer('emissions', 'engine', 'small'))).toBe('age 1/3');
    expect(at(drives.happen({ type: 'dialogPaged', to: 'nothing' }))).toBe('age 1/3');
  });

  it('keeps its answers, and opens again at the first question that is open', () => {
    const drives = asked().answer('emissions', 'age', 'old').happen({ type: 'dialogClosed' });
    expect(drives.view().dialog).toBeNull();
    expect(drives.read('age')).toBe('old');
    drives.happen({ type: 'actionPressed', section: 'vehicles', action: 'help' });
    expect(at(drives)).toBe('mileage 2/3');
  });

  it('makes its changes after the last question, and closes once the call has succeeded', () => {
    const drives = done();
    expect(drives.sent('class')?.body).toEqual({ age: 'new', mileage: null, engine: 'small' });
    expect(drives.view().dialog?.busy).toBe(true);
    expect(goOn(drives).effects).toEqual([]);
    drives.succeed('class', { name: 'C1' });
    expect(drives.view().dialog).toBeNull();
    expect(drives.read('class')).toBe('C1');
  });

  it('stays with the failure, and tries again', () => {
    const drives = done().fail('class');
    expect(drives.view().dialog).toMatchObject({
      busy: false,
      failed: { name: 'class', status: 'failed', text: ['No class'] },
    });
    drives.happen({ type: 'lookupRetried', lookup: 'class' });
    expect(drives.view().dialog).toMatchObject({ busy: true, failed: null });
    expect(drives.succeed('class', { name: 'C1' }).view().dialog).toBeNull();
  });

  it('does not close by what was asked before an answer was changed', () => {
    const drives = done().happen({ type: 'dialogPaged', to: 'age' });
    drives.succeed('class', { name: 'C1' });
    expect(at(drives)).toBe('age 1/2');
  });

  it('goes to the first question that is wrong instead of ending', () => {
    const drives = asked().answer('emissions', 'age', 'old').answer('emissions', 'mileage', 5);
    goOn(drives)
      .answer('emissions', 'engine', 'small')
      .happen({ type: 'dialogPaged', to: 'mileage' });
    drives.answer('emissions', 'mileage', -1).happen({ type: 'dialogPaged', to: 'engine' });
    expect(at(drives)).toBe('mileage 2/3');
  });

  it('is closed by leaving the step, and by a reload', () => {
    expect(asked().enter('done').state.progress.dialog).toBeNull();
    expect(asked().reload().enter('apply', true).view().dialog).toBeNull();
  });
});
