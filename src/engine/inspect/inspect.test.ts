import { describe, expect, it } from 'vitest';
import type { CompiledSection } from '../../journey';
import { createInspector } from './inspector';
import { drive, entered, permit, permitValidators, zoned, type Drive } from '../testing';
import { asked, add, open, resident } from '../testing/fleet-walk';
import { fleet, fleetValidators } from '../testing/fleet';

const ofPermit = () => createInspector(permit, permitValidators);
const ofFleet = () => createInspector(fleet, fleetValidators);

function sectionOf({ steps }: typeof permit, id: string): CompiledSection {
  const found = steps.flatMap(({ sections }) => sections).find((section) => section.id === id);
  if (found === undefined) throw new Error(`no section ${id}`);
  return found;
}

const seen = (drives: Drive, id: string) => ofPermit().section(drives.state, sectionOf(permit, id));

describe('a section laid open', () => {
  it('says whether it counts, what comes of it, and where it stands', () => {
    const states = (drives: Drive) =>
      ['home', 'vehicle', 'pay'].map((id) => {
        const { relevant, visible, verdict, place } = seen(drives, id);
        return [relevant, visible, verdict, place];
      });
    expect(states(entered())).toEqual([
      [true, true, 'invalid', 'open'],
      [true, true, 'invalid', null],
      [false, true, 'valid', null],
    ]);
    const on = zoned().happen({ type: 'sectionContinued', section: 'home' });
    expect(states(on).map(([, , verdict, place]) => [verdict, place])).toEqual([
      ['valid', 'folded'],
      ['invalid', 'open'],
      ['invalid', null],
    ]);
  });

  it('has no place where it is a draft or a dialog, whatever is open', () => {
    const { state } = open(add(resident(), 'A'));
    expect(ofFleet().section(state, sectionOf(fleet, 'vehicle')).place).toBeNull();
    const dialog = sectionOf(fleet, 'emissions');
    expect(ofFleet().section(asked().state, dialog).place).toBeNull();
  });
});

describe('a field laid open', () => {
  const plates = (plate: string, kind = 'van') =>
    seen(
      zoned()
        .happen({ type: 'sectionContinued', section: 'home' })
        .answer('vehicle', 'plate', plate)
        .answer('vehicle', 'kind', kind),
      'vehicle',
    ).fields['plate'];

  it('says what is wrong with it before the page does', () => {
    expect(seen(entered(), 'home').fields['postcode']).toMatchObject({
      relevant: true,
      value: null,
      kept: null,
      view: { error: null },
      violations: [{ rule: 'required', part: null, message: 'postcode is required' }],
    });
    expect(plates('AB12CD34')?.violations).toEqual([
      { rule: 'maxLength', part: null, message: 'plate is invalid.' },
    ]);
    expect(plates('AB12')?.violations).toEqual([]);
  });

  it('tells what is kept from what counts', () => {
    expect(plates('AB12')).toMatchObject({ relevant: true, value: 'AB12', kept: 'AB12' });
    expect(plates('AB12', 'none')).toMatchObject({ relevant: false, value: null, kept: 'AB12' });
  });

  it('names the part of an answer that is wrong', () => {
    const parts = (['street', 'town'] as const).map((name) => ({
      name,
      type: 'string' as const,
      label: [name],
      subject: `the ${name}`,
      required: true,
    }));
    const home = sectionOf(permit, 'home');
    const [first] = home.fields;
    if (first === undefined) throw new Error('no field');
    const composite = {
      ...home,
      checks: [],
      fields: [{ ...first, name: 'at', path: 'at', type: 'object' as const, normalise: [], parts }],
    };
    const [step, ...others] = permit.steps;
    if (step === undefined) throw new Error('no step');
    const journey = { ...permit, steps: [{ ...step, sections: [composite] }, ...others] };
    const validators = {
      home: { at: () => [{ keyword: 'required', params: { missingProperty: 'town' } }] },
    };
    const drives = drive(journey, validators).enter().answer('home', 'at', { street: 'Elm Row' });
    const { violations } = createInspector(journey, validators).section(drives.state, composite)
      .fields['at'] ?? { violations: [] };
    expect(violations).toEqual([
      { rule: 'required', part: 'town', message: 'the town is required' },
    ]);
  });
});

it('the view is that of the engine', () => {
  const { state, view } = zoned();
  expect(ofPermit().view(state, 'apply')).toEqual(view());
  expect(ofPermit().journey).toBe(permit);
});

it('a rule is worked out with what is at hand besides the journey', () => {
  const { state } = zoned();
  expect(ofPermit().evaluate(state, { var: 'kind' })).toBe('van');
  expect(ofPermit().evaluate(state, { var: 'answer.id' }, { answer: { id: 7 } })).toBe(7);
  expect(ofPermit().evaluate(state, { var: 'answer.id' })).toBeNull();
});

it('a text is said with what its placeholders name', () => {
  const text = ['A permit for a ', { path: 'kind' }, '.'];
  expect(ofPermit().words(zoned().state, text)).toBe('A permit for a van.');
});
