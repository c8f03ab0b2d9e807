import { describe, expect, it } from 'vitest';
import { plain } from '../text';
import { add, dismiss, listOf, open, remove, resident, save } from '../testing/fleet-walk';

const lines = (drives: Parameters<typeof listOf>[0]) =>
  listOf(drives)?.items.map(({ summary }) => plain(summary));

describe('repeated items', () => {
  it('are asked for by their own section, and kept as plain objects', () => {
    const drives = open(resident());
    expect(listOf(drives)).toMatchObject({
      editing: null,
      canAdd: false,
      draft: { id: 'vehicle' },
    });
    drives.answer('vehicle', 'plate', 'ab1');
    drives.happen({ type: 'fieldLeft', section: 'vehicle', field: 'plate' });
    save(drives);
    expect(drives.state.answers['vehicles']).toEqual([{ plate: 'AB1', months: 1 }]);
    expect(listOf(drives)).toMatchObject({ draft: null, canAdd: true });
    expect(lines(drives)).toEqual(['AB1, 1 months']);
  });

  it('keep relevant answers alone', () => {
    const drives = open(resident()).answer('vehicle', 'plate', 'AB1');
    drives.answer('vehicle', 'fuel', 'electric').answer('vehicle', 'charger', true);
    drives.answer('vehicle', 'fuel', 'petrol');
    save(drives);
    expect(drives.state.answers['vehicles']).toEqual([{ plate: 'AB1', months: 1, fuel: 'petrol' }]);
  });

  it('show what is wrong with a draft that cannot be saved', () => {
    const drives = save(open(resident()).answer('vehicle', 'months', 13));
    expect(drives.state.answers['vehicles']).toBeUndefined();
    expect(listOf(drives)?.draft?.fields['plate']?.error).toBe('plate is required');
    expect(drives.view().errors).toContainEqual({
      section: 'vehicle',
      field: 'plate',
      target: 'vehicle-plate',
      text: 'plate is required',
    });
    expect(listOf(drives)?.draft?.fields['months']?.error).toBe('months is invalid');
    save(drives.answer('vehicle', 'plate', 'A').answer('vehicle', 'months', 12));
    expect(drives.view().errors).toEqual([]);
    expect(lines(drives)).toEqual(['A, 12 months']);
  });

  it('show what is wrong with all of them together as soon as one is saved or removed', () => {
    const drives = add(resident(), 'A', 2);
    expect(drives.field('vehicles', 'vehicles')?.error).toBe('vehicles is invalid');
    add(drives, 'B', 2);
    expect(drives.field('vehicles', 'vehicles')?.error).toBeNull();
    const untold = drives.state.progress;
    const quiet = { ...drives.state, progress: { ...untold, touched: {} } };
    const { state } = drives.engine.apply(quiet, {
      type: 'itemRemoved',
      section: 'vehicles',
      field: 'vehicles',
      index: 0,
    });
    expect(state.progress.touched).toEqual({ 'vehicles.vehicles': true });
  });

  it('are no more than the list takes', () => {
    const drives = add(add(resident(), 'A'), 'VAN');
    expect(lines(drives)).toEqual(['A, 3 months', 'The van']);
    expect(listOf(drives)?.canAdd).toBe(false);
    const before = drives.state;
    expect(open(drives).state).toBe(before);
    expect(listOf(open(drives, 1))?.editing).toBe(1);
  });

  it('are changed in their draft, which begins with them and fires no `changed`', () => {
    const drives = add(add(resident(), 'A'), 'B');
    open(drives.answer('vehicles', 'kind', 'resident'), 1);
    expect(listOf(drives)?.draft?.fields['plate']?.value).toBe('B');
    expect(listOf(drives)?.draft?.fields['months']?.value).toBe(3);
    save(drives.answer('vehicle', 'months', 7));
    expect(lines(drives)).toEqual(['A, 3 months', 'B, 7 months']);
  });

  it('open one draft at a time, and none that is not there', () => {
    const drives = open(add(resident(), 'A'));
    const before = drives.state;
    expect(open(drives, 0).state).toBe(before);
    expect(open(dismiss(drives), 5).state.progress.drafts).toEqual({});
  });

  it('leave the list alone when the draft is given up', () => {
    const drives = dismiss(open(add(resident(), 'A'), 0).answer('vehicle', 'months', 9));
    expect(lines(drives)).toEqual(['A, 3 months']);
    expect(drives.read('vehicle.months')).toBeNull();
    expect(open(drives).state.answers['vehicle']).toMatchObject({ months: 1, plate: null });
  });

  it('can be removed, and the draft of a later one follows', () => {
    const drives = open(add(add(resident(), 'A'), 'B'), 1).answer('vehicle', 'months', 9);
    remove(drives, 0);
    expect(listOf(drives)?.editing).toBe(0);
    save(drives);
    expect(lines(drives)).toEqual(['B, 9 months']);
    remove(open(drives, 0), 0);
    expect(listOf(drives)).toMatchObject({ items: [], draft: null });
    expect(remove(drives, 0).effects).toEqual([]);
  });

  it('can be removed beside the draft of an earlier or a new one, which stays as it is', () => {
    const earlier = open(add(add(resident(), 'A'), 'B'), 0);
    expect(listOf(remove(earlier, 1))?.editing).toBe(0);
    const fresh = open(add(resident(), 'A')).answer('vehicle', 'plate', 'B');
    expect(listOf(remove(fresh, 0))).toMatchObject({ editing: null, items: [], draft: {} });
    expect(lines(save(fresh))).toEqual(['B, 1 months']);
  });

  it('tell the rest of the journey: changed first, then answered', () => {
    const drives = add(resident(), 'A', 4);
    expect(drives.sent('fees')?.body).toEqual({ months: 4, vehicles: [{ plate: 'A', months: 4 }] });
    expect(drives.read('lastAnswered')).toBe('vehicles');
    remove(drives, 0);
    expect(drives.sent('fees')?.body).toEqual({ months: null, vehicles: [] });
  });

  it('are added up and counted by rules', () => {
    const drives = add(add(resident(), 'A', 1), 'B', 1);
    expect(drives.read('facts.vehicleCount')).toBe(2);
    expect(drives.view().missing).toMatchObject([
      { field: 'vehicles', text: 'vehicles is invalid' },
    ]);
    save(open(drives, 0).answer('vehicle', 'months', 2));
    expect(drives.view().missing).toEqual([]);
  });

  it('enter their section at each opening, and forget what was looked up for another', () => {
    const drives = open(resident());
    expect(drives.planned()).toEqual(['register']);
    drives.succeed('register', { found: true }).answer('vehicle', 'plate', 'A');
    save(drives);
    expect(drives.state.lookups['register']).toEqual({ status: 'idle' });
    expect(open(drives, 0).planned()).toEqual(['register']);
    expect(listOf(drives)?.draft?.fields['months']?.value).toBe(1);
  });

  it('begin as they are, whatever was looked up before a reload', () => {
    const before = open(add(resident(), 'A', 5)).succeed('register', { found: true });
    const drives = before.reload().enter('apply', true).succeed('register', { found: true });
    expect(listOf(open(drives, 0))?.draft?.fields['months']?.value).toBe(5);
  });

  it('begin without the errors of the draft before', () => {
    const drives = open(dismiss(save(open(resident()))));
    expect(listOf(drives)?.draft?.fields['plate']?.error).toBeNull();
  });

  it('cannot be answered as a whole', () => {
    const drives = add(resident(), 'A');
    const before = drives.state;
    expect(drives.answer('vehicles', 'vehicles', []).state).toBe(before);
    expect(drives.answer('vehicles', 'vehicles', null).state).toBe(before);
  });
});

describe('an open draft', () => {
  it('that holds something new keeps the person here, and is what is missing', () => {
    const drives = open(add(resident(), 'A')).answer('vehicle', 'plate', 'B');
    expect(drives.view().missing).toEqual([
      {
        section: 'vehicles',
        field: 'vehicles',
        target: 'vehicle-plate',
        text: 'vehicles: save it or cancel it',
      },
    ]);
    drives.happen({ type: 'sectionContinued', section: 'vehicles' });
    expect(drives.view().open).toBe('vehicles');
    save(drives).happen({ type: 'sectionContinued', section: 'vehicles' });
    expect(drives.view().open).toBe('last');
  });

  it('that holds nothing new is closed by Continue', () => {
    const drives = open(add(resident(), 'A'));
    expect(drives.view().missing).toEqual([]);
    drives.happen({ type: 'sectionContinued', section: 'vehicles' });
    expect(drives.view().open).toBe('last');
    expect(drives.state.progress.drafts).toEqual({});
  });

  it('that was changed back holds nothing new', () => {
    const drives = open(add(resident(), 'A'), 0).answer('vehicle', 'months', 4);
    expect(drives.view().missing).toHaveLength(1);
    expect(drives.answer('vehicle', 'months', 3).view().missing).toEqual([]);
  });

  it('is never sent, and counts only while it and its list do', () => {
    const drives = open(add(resident(), 'A')).answer('vehicle', 'plate', 'B');
    expect(drives.read('vehicle.plate')).toBe('B');
    drives.answer('vehicles', 'kind', 'visitor');
    expect(drives.read('vehicle.plate')).toBeNull();
    expect(drives.view().verdict).toBe('invalid');
    drives.happen({ type: 'sectionContinued', section: 'vehicles' });
    drives.answer('last', 'name', 'Ann').happen({ type: 'sectionContinued', section: 'last' });
    drives.happen({ type: 'stepSubmitted', step: 'apply' });
    expect(drives.sent('save')?.body).toEqual({ vehicles: null, size: null });
  });

  it('is no part of flow and outline', () => {
    const drives = open(add(resident(), 'A'));
    expect(drives.page()).toEqual(['vehicles open']);
    expect(drives.view().outline.map(({ section }) => section)).toEqual(['vehicles', 'last']);
    const before = drives.state;
    for (const type of ['sectionContinued', 'sectionOpened'] as const) {
      expect(drives.happen({ type, section: 'vehicle' }).state).toBe(before);
    }
  });

  it('is dropped by a reload, which says so where nothing was saved', () => {
    const drives = open(resident()).answer('vehicle', 'plate', 'B').reload().enter('apply', true);
    expect(drives.state.progress.drafts).toEqual({});
    expect(JSON.stringify(drives.engine.snapshot(drives.state))).not.toContain('plate');
    expect(drives.view().lost).toMatchObject([{ field: 'vehicles' }]);
  });

  it('leaves the saved items to a reload', () => {
    const drives = open(add(resident(), 'A')).reload().enter('apply', true);
    expect(lines(drives)).toEqual(['A, 3 months']);
    expect(drives.view().lost).toEqual([]);
  });
});
