import { describe, expect, it } from 'vitest';
import { allIn, allOf } from '../../src/journey';
import { householdAt } from '../server/households';
import { handOf } from '../testing/hand';
import type { Edit } from './edits';
import { fieldIn, sectionAt } from './in-hand';
import { metaSchema } from './meta-schemas';
import { isAskedFor, leftOut, partSaids, sectionSaids, stepSaids } from './part-said';
import type { Found } from './protocol';
import { questionSaid, versionKey } from './question-said';
import { entriesOf } from './said-entries';
import { formOf, placeKey } from './said-form';
import { keysOf } from './said-keys';

const { hand, ready } = await handOf('journey-config');
const permit = await handOf('tests/permit/journey-config');
const { state } = householdAt(ready, 'atTerms');
const draft = { edits: [], checked: [] };

const asked = (section: string, name: string, checked: readonly Found[] = []) => {
  const field = fieldIn(sectionAt(hand, section), name);
  const said = field === null ? null : questionSaid(hand, state, field, { edits: [], checked });
  if (said === null) throw new Error(`nothing is said of ${name}`);
  return said;
};

describe('what a form asks for', () => {
  it.each([
    ['section.schema.json', '/definitions/question'],
    ['section.schema.json', ''],
    ['step.schema.json', ''],
    ['call.schema.json', ''],
    ['sequence.schema.json', ''],
    ['screen.schema.json', ''],
    ['commit.schema.json', ''],
    ['consent-variant.schema.json', ''],
  ])('is each key of %s%s, or says why it is not', (file, pointer) => {
    const placed = metaSchema(file, pointer);
    if (placed === null) throw new Error('no such schema');
    const keys = Object.keys(placed.schema.properties ?? {});
    const drawn = new Set(keysOf(placed, null).map(({ keys: [key] }) => key));
    const isQuestion = pointer !== '';
    expect(keys.filter((key) => !drawn.has(key))).toEqual([]);
    const form = placed.schema.form;
    const named = form?.groups.flatMap((group) => group.keys) ?? keys;
    expect(named.toSorted()).toEqual(keys.toSorted());
    const out = keysOf(placed, null).filter(
      (key) => !isAskedFor({ keys: key.keys, top: isQuestion ? '/fields/a' : '' }),
    );
    expect(out.filter(({ keys: [key = ''] }) => leftOut[key] === undefined)).toEqual([]);
  });

  it('has a name and an explanation for each key of a question', () => {
    const placed = metaSchema('section.schema.json', '/definitions/question');
    if (placed === null) throw new Error('no such schema');
    for (const [key, { title }] of Object.entries(placed.schema.properties ?? {}))
      expect.soft(title, key).toMatch(/^[A-Z]/);
    for (const { keys, placed: own } of keysOf(placed, null))
      expect.soft(own.schema.description, keys.join('.')).toMatch(/[.]/);
  });

  it('is drawn for every question, section, step and call of the journeys', () => {
    for (const one of [{ hand, ready }, permit]) {
      const now = householdAt(one.ready, '').state;
      const manner = { own: () => null, hint: () => null, sentence: () => null };
      const forming = { hand: one.hand, draft, manner, open: {} };
      const some = ['utilita', 'default', ''];
      const all = allOf(one.hand.journey, 'section').filter(({ is }) =>
        some.includes(is.variant?.name ?? ''),
      );
      for (const section of all) {
        for (const field of allIn(section, 'field')) {
          const said = questionSaid(one.hand, now, field, draft);
          if (said === null) continue;
          const { section: view } = formOf(
            { ...forming, manner: said.manner },
            said.said,
            said.entries,
          );
          expect(Object.keys(view.fields)).toHaveLength(said.entries.length);
        }
        for (const { said } of sectionSaids(one.hand, section)) {
          const entries = entriesOf(one.hand, draft, said);
          expect(Object.keys(formOf(forming, said, entries).section.fields)).toHaveLength(
            entries.length,
          );
        }
      }
      for (const { id } of one.hand.journey.steps) expect(stepSaids(one.hand, id)).not.toEqual([]);
    }
  });

  it('is a call, a sequence, and a fact of which more is said than its rule', () => {
    const entries = (row: string) =>
      partSaids(hand, row).flatMap(({ said }) => entriesOf(hand, draft, said));
    expect(entries('calls/meters').find(({ name }) => name === 'operation')?.raw).toEqual(
      expect.any(String),
    );
    expect(
      entries('facts/isInNorthernIreland').find(({ name }) => name === 'phrase.holds')?.raw,
    ).toBe('the postcode is in Northern Ireland');
  });
});

describe('the form of a question', () => {
  it('asks for what its widget understands, and for what fits its kind of value', () => {
    const { entries } = asked('usageGas', 'usage');
    const names = entries.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['title', 'ui.widget', 'ui.unit', 'schema.minimum', 'bounds']),
    );
    for (const other of ['ui.columns', 'ui.noun', 'schema.maxLength', 'schema.properties'])
      expect(names).not.toContain(other);
  });

  it('shows what is taken over from another question, where it stands', () => {
    const entry = asked('usageElectricity', 'cost').entries.find(
      ({ name }) => name === 'ui.widget',
    );
    expect(entry).toMatchObject({
      file: 'steps/current-tariff/usage-gas.json',
      pointer: '/fields/cost/ui/widget',
      isShared: true,
    });
  });

  it('says what check finds at the field that it is said of', () => {
    const found: Found = {
      ...{
        key: 'a',
        code: 'JC1',
        severity: 'error',
        message: 'It cannot be so.',
        help: 'say less',
      },
      ...{ file: 'steps/current-tariff/usage-gas.json', line: 1, witness: null },
      severity: 'error',
      by: 'check',
      pointer: '/fields/usage/ui/unit',
    };
    const { said, entries, manner } = asked('usageGas', 'usage', [found]);
    const { section } = formOf(
      { hand, draft: { edits: [], checked: [found] }, manner, open: {} },
      said,
      entries,
    );
    expect(section.fields['ui.unit']?.error).toBe('It cannot be so. say less');
    expect(Object.values(section.fields).filter(({ error }) => error !== null)).toHaveLength(1);
  });

  it('opens an option in a form of its own', () => {
    const { said, entries, manner } = asked('usageGas', 'usageUnit');
    const options = entries.find(({ name }) => name === 'options');
    if (options === undefined) throw new Error('no options');
    const open = { [placeKey(options)]: '1' };
    const { section, inner } = formOf({ hand, draft, manner, open }, said, entries);
    expect(section.fields['options']?.list).toMatchObject({ editing: 1, canAdd: false });
    expect(inner[0]?.entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['value', 'label', 'hint']),
    );
    expect(inner[0]?.section.fields['label']?.value).toBe(
      section.fields['options']?.list?.draft?.fields['label']?.value,
    );
  });
});

describe('what is changed', () => {
  const file = 'steps/current-tariff/usage-gas.json';
  const pointer = '/fields/entry/options';
  const names = (edits: readonly Edit[]) => {
    const field = fieldIn(sectionAt(hand, 'usageGas'), 'entry');
    const said = field === null ? null : questionSaid(hand, state, field, { edits, checked: [] });
    return said?.entries.filter(({ isChanged }) => isChanged).map(({ name }) => name);
  };

  it('is marked at its field alone, also in what was made anew around it', () => {
    expect(names([{ file, pointer: `${pointer}/0/label`, was: 'a', value: 'b' }])).toEqual([
      'options',
    ]);
    const [was, value] = [
      { widget: 'tabs', label: false },
      { widget: 'radios', label: false },
    ];
    expect(names([{ file, pointer: '/fields/entry/ui', was, value }])).toEqual(['ui.widget']);
  });

  it('asks beside the words of a consent whether it is another one', () => {
    const field = fieldIn(sectionAt(hand, 'terms@utilita'), 'happyToHaveDebtInformationAccessed');
    const said = field === null ? null : questionSaid(hand, state, field, draft);
    const all = said?.entries ?? [];
    expect(all.slice(0, 2).map(({ name }) => name)).toEqual(['title', versionKey]);
    expect(all.every((entry) => entry.name !== versionKey || entry.isUsual)).toBe(true);
  });
});
