import { describe, expect, it } from 'vitest';
import { compile } from '../../compiler';
import { parkingContract } from '../../compiler/fixtures/parking';
import { payment } from '../../compiler/fixtures/payment';
import { permit } from '../../engine/testing';
import { parkingSpaces } from '../../engine/testing/spaces';
import { find } from '../find';
import type { CompiledJourney } from '../model';
import { placeText, readPlace } from '../place';
import type { RuleScope } from '../scope';
import { allIn, allOf, ruleOf, walk, walkIn } from './walk';

const textsOf = (places: Iterable<{ readonly place: Parameters<typeof placeText>[0] }>) =>
  [...places].map(({ place }) => placeText(place));

const paid = (): CompiledJourney => {
  const { journey, diagnostics } = compile(payment(), parkingContract);
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  return journey;
};

describe('a walk', () => {
  it('meets each part before those in it, which know it as their owner', () => {
    const met = new Set<unknown>();
    for (const part of walk(permit)) {
      expect(part.owner === null || met.has(part.owner)).toBe(true);
      for (const each of part.parts) expect(each.owner).toBe(part);
      met.add(part);
    }
    expect(met.size).toBeGreaterThan(20);
  });

  it('is the same tree each time', () => {
    expect([...walk(permit)]).toEqual([...walk(permit)]);
    const [field] = allOf(permit, 'field');
    expect(allOf(permit, 'section')).toContain(field?.owner);
  });

  it('finds the parts of one kind, in a journey or in another part', () => {
    const all = [...walk(permit)].filter(({ kind }) => kind === 'field');
    expect(allOf(permit, 'field')).toEqual(all);
    const [section] = allOf(permit, 'section');
    if (section === undefined) throw new Error('no section');
    expect(allIn(section, 'field')).toEqual(all.filter(({ owner }) => owner === section));
    expect(allIn(section, 'sequence')).toEqual([]);
    expect([...walkIn(section)]).toEqual([...walk(permit)].filter((part) => isIn(part, section)));
  });

  it('names a rule by its key, and says so where there is none', () => {
    const [section] = allOf(permit, 'section');
    if (section === undefined) throw new Error('no section');
    expect(ruleOf(section, 'relevant')).toMatchObject({
      rule: section.is.relevant,
      way: ['relevant'],
    });
    expect(() => ruleOf(section, 'needs')).toThrow('section has no rule `needs`');
  });

  it('tells the rows of each group of a table apart', () => {
    expect(textsOf(allOf(parkingSpaces, 'tableGroup'))).toEqual([
      'screen:spaces/table:compare/group:facts',
      'screen:spaces/table:compare/group:colours',
    ]);
    expect(textsOf(allOf(parkingSpaces, 'row'))).toEqual([
      'screen:spaces/table:compare/facts:0',
      'screen:spaces/table:compare/facts:1',
      'screen:spaces/table:compare/facts:2',
      'screen:spaces/table:compare/colours:0',
    ]);
  });
});

function isIn(part: Parameters<typeof walkIn>[0], other: unknown): boolean {
  return part === other || (part.owner !== null && isIn(part.owner, other));
}

describe('what a rule is read over', () => {
  const scopeAt = (journey: CompiledJourney, text: string): RuleScope | undefined => {
    const found = find(journey, readPlace(text));
    return found?.part.rules.find(({ way }) => way.join() === found.way.join())?.scope;
  };

  it.each([
    ['fact:kind', { locals: [] }],
    ['section:street/field:days/required', { locals: [] }],
    ['sequence:pay/step:pay/okWhen', { locals: ['with', 'answer'], answer: 'pay' }],
    [
      'sequence:pay/step:look/when',
      { locals: ['with', 'commit', 'run'], commit: { names: ['payment'], of: 'attempt' } },
    ],
    [
      'sequence:pay/step:look/with:number',
      { locals: ['with', 'commit'], commit: { names: ['payment'], of: 'attempt' } },
    ],
    [
      'call:pay/body/kind',
      { locals: ['with', 'commit'], commit: { names: ['payment'], of: 'attempt' } },
    ],
    ['commit:payment/record:street', { locals: ['consents'] }],
    ['commit:payment/confirmBy/doneWhen', { locals: ['with', 'answer'], answer: 'permitState' }],
    [
      'tracking:zoneFound/Zone',
      {
        locals: ['with', 'failure', 'commit'],
        commit: { names: ['payment'], of: 'tracked' },
      },
    ],
  ])('%s', (text, scope) => {
    expect(scopeAt(paid(), text)).toEqual(scope);
  });

  it('is an item of a screen, or that of a column', () => {
    const { from } = parkingSpaces.screens['spaces'] ?? {};
    expect(scopeAt(parkingSpaces, 'screen:spaces/badge:covered/when')).toEqual({
      locals: ['item'],
      item: { of: 'screen', ...from },
    });
    expect(scopeAt(parkingSpaces, 'screen:spaces/table:compare/facts:1/when')).toMatchObject({
      locals: ['item'],
      item: { of: 'column' },
    });
  });

  it('is nothing of a commit in a call that is made for none as well', () => {
    const journey = paid();
    const [step] = journey.steps;
    const [section] = step?.sections ?? [];
    if (step === undefined || section === undefined) throw new Error('no section');
    const asks = allOf(journey, 'change')[0]?.is;
    if (asks === undefined) throw new Error('no change');
    const reaction = {
      on: { kind: 'entered' as const },
      when: true,
      changes: [{ ...asks, call: [{ call: 'pay', as: 'pay', with: {} }] }],
      source: [],
    };
    const other = { ...section, reactions: [reaction] };
    const steps = [{ ...step, sections: [other] }, ...journey.steps.slice(1)];
    expect(scopeAt({ ...journey, steps }, 'call:pay/body/kind')).toEqual({ locals: ['with'] });
  });
});
