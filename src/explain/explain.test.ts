import { describe, expect, it } from 'vitest';
import { cars } from '../compiler/fixtures/cars';
import { parking } from '../compiler/fixtures/parking';
import { payment } from '../compiler/fixtures/payment';
import { explain } from './explain';
import { parked } from './testing/parked';

describe('why a field is as it is', () => {
  it('is not required, because of the value that settled it, with file and line', () => {
    const permit = parked();
    permit.household.answer('street', 'permitType', 'resident');
    const found = permit.finding('street.days', 'required');
    expect(found.says).toBe('not required because permitType is “resident” (“Resident”)');
    expect(found.origin).toMatchObject({
      file: 'steps/apply/street.json',
      pointer: '/fields/days/required',
      written: true,
    });
    expect(found.rule?.value).toBe(false);
  });

  it('is not shown through a fact, and through the fact beneath it', () => {
    const permit = parked();
    permit.household.answer('street', 'permitType', 'resident');
    const found = permit.finding('street.days', 'shown');
    expect(found.says).toBe(
      'not shown: the field does not count because facts.isShort is false (facts.kind is “long” (permitType is “resident” (“Resident”)))',
    );
    permit.household.answer('street', 'permitType', 'visitor');
    expect(permit.finding('street.days', 'shown').holds).toBe(true);
  });

  it('says a fact in the words that it has, where it holds and where it fails', () => {
    const phrase = { holds: 'the permit is short', fails: 'the permit is a long one' };
    const permit = parked(
      parking(
        'facts/permit.json',
        '"isShort": {',
        `"isShort": { "phrase": ${JSON.stringify(phrase)},`,
      ),
    );
    const says = (): string => permit.finding('street.days', 'shown').says;
    permit.household.answer('street', 'permitType', 'resident');
    expect(says()).toBe(
      'not shown: the field does not count because the permit is a long one (facts.kind is “long” (permitType is “resident” (“Resident”)))',
    );
    permit.household.answer('street', 'permitType', 'visitor');
    expect(says()).not.toContain('long one');
    expect(permit.text('street.days')).toContain('the permit is short');
    expect(permit.text('street.days')).not.toContain('facts.isShort is');
  });

  it('offers the items of a list, as many as there are', () => {
    const options =
      '"options": { "from": "permit.cars", "value": "plate", "label": "{item.plate}" }';
    const permit = parked(
      cars(
        'steps/apply/cars.json',
        '"class": {',
        `"first": { "title": "First", ${options} }, "class": {`,
      ),
    );
    permit.household.answer('street', 'permitType', 'resident');
    expect(permit.finding('cars.first', 'options')).toMatchObject({
      holds: false,
      says: '0 of the items of permit.cars',
      origin: { file: 'steps/apply/cars.json', pointer: '/fields/first/options' },
    });
  });

  it('explains each fact once, whoever reads it', () => {
    const text = parked().text('street.days');
    expect(text.match(/facts\.isShort comes from/g)).toHaveLength(1);
    expect(text.match(/facts\.kind comes from/g)).toHaveLength(1);
    expect(text).toContain('facts/permit.json');
    expect(text).toContain('PARK-01');
  });

  it('is wrong by the very rule that it breaks, said on the page or not', () => {
    const permit = parked();
    permit.household.answer('street', 'permitType', 'visitor').answer('street', 'days', 1);
    const check = permit.finding('street.days', 'valid');
    expect(check.says).toContain('A permit is for at least');
    expect(check.origin?.pointer).toBe('/fields/days/checks/enoughDays/assert');
    permit.household.answer('street', 'days', 99);
    expect(permit.finding('street.days', 'valid').origin?.pointer).toBe('/fields/days/bounds');
    permit.household.answer('street', 'street', '4711');
    expect(permit.finding('street.street', 'valid').origin?.pointer).toBe('/fields/street');
    permit.household.answer('street', 'street', null);
    const required = permit.finding('street.street', 'valid');
    expect(required.says).toContain('Tell us your street');
    expect(required.origin?.pointer).toBe('/fields/street/required');
  });

  it('keeps what it does not show', () => {
    const permit = parked();
    permit.household.answer('street', 'permitType', 'visitor').answer('street', 'days', 3);
    permit.household.answer('street', 'permitType', 'resident');
    expect(permit.finding('street.days', 'value').says).toBe(
      'permit.days keeps 3, and reads as nothing while no field for it counts',
    );
  });

  it('says who sets and clears it', () => {
    const found = parked()
      .finding('street.zone', 'value')
      .beneath.map(({ says }) => says);
    expect(found).toContain('cleared after street changes');
    expect(found.some((says) => says.endsWith('after lookups.zones succeeds'))).toBe(true);
  });

  it('says that the address sets it', () => {
    const permit = parked(
      parking(
        'steps/apply/step.json',
        '"route": "/apply"',
        '"route": "/apply/:kind", "parameters": { "kind": { "answer": "permitType", "values": ["visitor", "resident"] } }',
      ),
    );
    const found = permit.finding('street.permitType', 'value');
    expect(found.says).toBe('permitType is “visitor” (“Visitor”)');
    const [first] = found.beneath;
    expect(first?.says).toBe('set to :kind of /apply/:kind when apply is entered');
    expect(first?.origin).toMatchObject({
      file: 'steps/apply/step.json',
      pointer: '/parameters/kind',
    });
  });

  it('marks what was not looked at', () => {
    const file = 'steps/apply/street.json';
    const files = new Map(parking());
    const both = {
      and: [{ '===': [{ var: 'permitType' }, 'visitor'] }, { isAnswered: { var: 'street' } }],
    };
    const section = JSON.parse(files.get(file) ?? '') as { fields: { email: object } };
    Object.assign(section.fields.email, { disabled: both });
    const permit = parked(files.set(file, JSON.stringify(section)));
    permit.household.answer('street', 'permitType', 'resident');
    const parts = () => permit.finding('street.email', 'enabled').rule?.parts ?? [];
    expect(parts().map(({ state }) => state)).toEqual(['counted', 'skipped']);
    permit.household.answer('street', 'permitType', 'visitor');
    expect(parts().map(({ state, value }) => [state, value])).toEqual([
      ['counted', true],
      ['counted', false],
    ]);
  });
});

describe('why a section is as it is', () => {
  it('waits for the first one before it that is not valid', () => {
    const permit = parked();
    permit.household
      .answer('street', 'street', 'High Street')
      .answer('street', 'permitType', 'visitor');
    const found = permit.finding('terms', 'shown');
    expect(found.says).toBe('not shown: street comes first, and is invalid');
    const reached = found.beneath.find(({ about }) => about === 'reached');
    expect(reached?.beneath.map(({ says }) => says)).toEqual([
      expect.stringContaining('street.days') as string,
    ]);
  });

  it('waits for the first one before it that is to be visited, and for whom', () => {
    const files = new Map(parking('steps/apply/step.json', '"street"', '"extras", "street"'));
    const extras = {
      ...{ $schema: '../../../schemas/section.schema.json', id: 'extras', title: 'Extras' },
      visited: { '!==': [{ var: 'permitType' }, 'visitor'] },
      fields: { note: { title: 'Anything else' } },
    };
    files.set('steps/apply/extras.json', JSON.stringify(extras));
    const permit = parked(files);
    const found = permit.finding('street', 'shown');
    expect(found.says).toBe('not shown: extras comes first, and has to be visited');
    const reached = found.beneath.find(({ about }) => about === 'reached');
    expect(reached?.beneath.map(({ says }) => says)).toEqual([
      'it is done once Continue was pressed there because permitType is nothing',
    ]);
    permit.household.happen({ type: 'sectionContinued', section: 'extras' });
    expect(permit.finding('street', 'shown').holds).toBe(true);
  });

  it('does not count because of its own relevance, not for want of a variant', () => {
    const found = parked().finding('terms', 'shown');
    expect(found.says).toContain('does not count because street is nothing');
  });

  it('says which variant is in force, and why', () => {
    const permit = parked();
    permit.household.answer('street', 'street', 'High Street');
    expect(permit.why('terms').name).toBe('terms@standard');
    permit.household
      .happen({ type: 'actionPressed', section: 'street', action: 'findZone' })
      .succeed('zones', { zones: [{ id: 'z', name: 'Z', council: 'north' }] });
    expect(permit.why('terms').name).toBe('terms@harbour');
    const variant = permit.finding('terms', 'variant');
    expect(variant.says).toBe('harbour is in force');
    expect(variant.beneath.map(({ holds }) => holds)).toEqual([false, true]);
    expect(permit.why('terms@standard').name).toBe('terms@standard');
  });

  it('says what Continue waits for', () => {
    const found = parked().finding('street', 'continue');
    expect(found.holds).toBe(false);
    expect(found.says).toContain('Tell us your street');
  });
});

describe('why a call is made or not', () => {
  it('names what it waits for, and what of its body is nothing', () => {
    const permit = parked();
    expect(permit.finding('zones', 'status').says).toBe(
      'lookups.zones was not called, or was cleared',
    );
    expect(permit.finding('zones', 'called').says).toBe(
      'called as soon as the button findZone is pressed',
    );
    const street = permit.finding('zones', 'sends').beneath[0];
    expect(street).toMatchObject({
      holds: false,
      says: 'query:street is nothing, from with.street',
    });
    permit.household.answer('street', 'street', 'High Street');
    expect(permit.finding('zones', 'sends').beneath[0]?.holds).toBe(true);
  });

  it('says that it is under way, or how it failed', () => {
    const permit = parked();
    permit.household
      .answer('street', 'street', 'High Street')
      .happen({ type: 'actionPressed', section: 'street', action: 'findZone' });
    expect(permit.finding('zones', 'status').says).toBe('lookups.zones is loading');
    permit.household.fail('zones');
    expect(permit.finding('zones', 'status').says).toBe('lookups.zones failed (http 503)');
  });

  it('leaves open what only the answer of a call can tell', () => {
    const permit = parked();
    const step = permit.finding('save', 'step');
    expect(step.says).toContain('permit is run');
    expect(permit.text('create')).toContain('called as soon as save comes to its step permit');
  });
});

describe('what else can be asked about', () => {
  it('a button that would only say what is wrong', () => {
    const permit = parked();
    expect(permit.finding('street.findZone', 'works')).toMatchObject({ holds: false });
    permit.household.answer('street', 'street', 'High Street');
    expect(permit.finding('street.findZone', 'works')).toMatchObject({ holds: true });
  });

  it('a notice, with its words', () => {
    const permit = parked();
    expect(permit.finding('terms.content-1', 'says').says).toBe(
      '“A permit is no promise of a space.”',
    );
    expect(permit.finding('terms.content-1', 'shown').holds).toBe(false);
  });

  it('a step that sends away, and a button that is not there yet', () => {
    const permit = parked();
    expect(permit.finding('done', 'may be entered').says).toBe(
      'whoever enters is sent to apply because reference is nothing',
    );
    expect(permit.finding('apply', 'submit').says).toBe('“Apply” is not there: street is invalid');
  });

  it('a fact, by its short name or its path', () => {
    const permit = parked();
    expect(permit.why('facts.kind').findings[0]?.says).toBe(permit.why('kind').findings[0]?.says);
    expect(permit.finding('kind', 'read').says).toBe('read by facts.isShort');
  });

  it('nothing for a name that nothing has', () => {
    const { inspector, origins, household } = parked();
    expect(explain(inspector, origins, household.state, 'nowhere')).toEqual([]);
  });

  it('works without knowing where anything is written', () => {
    const { inspector, household } = parked();
    const [found] = explain(inspector, null, household.state, 'street.days');
    expect(found?.origin).toBeNull();
    expect(found?.findings.length).toBeGreaterThan(3);
  });
});

describe('why a commit is as it is', () => {
  const about = (name: string) => {
    const { findings, kind, origin } = parked(payment()).why(name);
    return {
      kind,
      file: origin?.file,
      of: (key: string) => findings.find((each) => each.about === key),
    };
  };

  it.each(['payment', 'commits.payment', 'commit:payment'])('is found as %s', (name) => {
    expect(about(name)).toMatchObject({ kind: 'commit', file: 'commits/payment.json' });
  });

  it('says what it goes by, who sends it and how it is asked about', () => {
    const { of } = about('commits.payment');
    expect(of('state')?.says).toBe('nothing was sent from this device');
    expect(of('subject')).toMatchObject({
      holds: false,
      says: 'nothing, from reference',
      origin: { file: 'commits/payment.json', pointer: '/subject' },
    });
    expect(of('sent by')?.says).toBe('pay of pay.pay sends it');
    expect(of('asked by')?.says).toMatch(/^permitState asks whether it was done, after 0, 5, 60/);
    expect(of('sent again')?.says).toMatch(/3 times at most.*180 seconds/);
  });

  it('is named by the sequence that is about it', () => {
    expect(about('sequence:pay').of('commit')?.says).toBe(
      'about the commit payment, and not begun while one is not settled',
    );
    expect(about('sequence:book').of('commit')).toBeUndefined();
  });

  it('is why its question is asked, and what follows from a yes', () => {
    const { of } = about('paidAfter');
    expect(of('called')).toMatchObject({
      says: 'called as soon as nobody knows whether the commit payment was done',
      origin: { file: 'commits/payment.json', pointer: '/confirmBy' },
    });
  });
});
