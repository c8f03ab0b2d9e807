import { describe, expect, it } from 'vitest';
import type { CompiledJourney } from '../journey';
import { compile } from './compile';
import { parking, parkingContract } from './fixtures/parking';

function compiled(): CompiledJourney {
  const { journey, diagnostics } = compile(parking(), parkingContract);
  expect(diagnostics).toEqual([]);
  if (journey === null) throw new Error('no journey');
  return journey;
}

const section = (id: string, variant: string | null = null) => {
  const found = compiled()
    .steps.flatMap((step) => step.sections)
    .find((each) => each.id === id && (each.variant?.name ?? null) === variant);
  if (found === undefined) throw new Error(`no section ${id}`);
  return found;
};
const field = (name: string) => {
  const found = section('street').fields.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no field ${name}`);
  return found;
};

describe('compile', () => {
  it('fills in what an author may leave out', () => {
    expect(field('street')).toMatchObject({
      path: 'street',
      subject: 'Street',
      relevant: true,
      visible: true,
      required: true,
      mustAccept: false,
      disabled: false,
      options: null,
      noun: [],
      unlisted: null,
      whole: null,
      bounds: null,
      normalise: [],
      initial: null,
    });
  });

  it('counts stages from 0, whatever people do', () => {
    expect(compiled().steps.map(({ stage }) => stage)).toEqual([0, 1]);
  });

  it('takes parameters of the address, and knows all values of an answer that they set', () => {
    const files = (kind: string) => {
      const step = 'steps/apply/step.json';
      const written = parking(
        step,
        '"route": "/apply"',
        '"route": "/apply/:kind", "parameters": { "kind": { "answer": "reference", "values": ["day", "week"] } }',
      );
      const facts = JSON.stringify({
        $schema: '../../schemas/facts.schema.json',
        facts: { byDay: { '===': [{ var: 'reference' }, kind] } },
      });
      return compile(new Map([...written, ['facts/kind.json', facts]]), parkingContract);
    };
    expect(files('day').journey?.steps.map(({ parameters }) => parameters)).toEqual([
      [{ name: 'kind', answer: 'reference', values: ['day', 'week'] }],
      [],
    ]);
    expect(files('dya').diagnostics.map(({ code }) => code)).toContain('JC408');
    const any = parking(
      'steps/apply/step.json',
      '"route": "/apply"',
      '"route": "/apply/:kind", "parameters": { "kind": { "answer": "reference" } }',
    );
    expect(compile(any, parkingContract).journey?.steps[0]?.parameters).toEqual([
      { name: 'kind', answer: 'reference', values: null },
    ]);
  });

  it('binds a field to its path, with its bounds and its condition', () => {
    expect(field('days')).toMatchObject({
      path: 'permit.days',
      relevant: { var: 'facts.isShort' },
      bounds: { by: null, cases: { all: [1, 30] } },
    });
  });

  it('parses placeholders and links of a text', () => {
    expect(field('days').hint).toEqual([
      'Ask ',
      { path: 'settings.council.name' },
      ' or ',
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- taken for String.prototype.link
      { link: 'settings.helpUrl', text: 'read more' },
      '.',
    ]);
    expect(section('street').summary[0]?.text).toEqual([
      { path: 'street' },
      ', ',
      { path: 'zone', format: 'label' },
    ]);
  });

  it('reads options from a list and from a lookup', () => {
    expect(field('permitType').options).toMatchObject({
      kind: 'list',
      items: [{ value: 'visitor', label: ['Visitor'], when: true, unavailable: false }, {}],
    });
    expect(field('zone').options).toEqual({
      kind: 'lookup',
      lookup: 'zones',
      at: '',
      value: 'id',
      label: 'name',
      keep: ['id', 'name'],
      known: { a: { hint: ['By the river'], pictogram: null } },
    });
  });

  it('reads what stands beside an answer, and where a button stands', () => {
    const written = parking(
      'steps/apply/street.json',
      /"title": "Days",([^]*?)"widget": "select"([^]*?)"actions": \{/,
      `"title": "Days", "whole": { "var": "permit.days" }, $1
        "widget": "combobox",
        "noun": "zones near {street}",
        "unlisted": { "label": "Not here", "text": "Call us" } $2
      "content": [{ "id": "full", "kind": "found", "text": "Found" }],
      "actions": { "other": { "label": "Another", "in": "full", "look": "first" },`,
    );
    const { journey, diagnostics } = compile(new Map(written), parkingContract);
    expect(diagnostics).toEqual([]);
    const street = journey?.steps[0]?.sections.find(({ id }) => id === 'street');
    expect(street?.fields.find(({ name }) => name === 'zone')).toMatchObject({
      noun: ['zones near ', { path: 'street' }],
      unlisted: { label: ['Not here'], text: ['Call us'] },
    });
    expect(street?.fields.find(({ name }) => name === 'days')?.whole).toEqual({
      var: 'permit.days',
    });
    expect(street?.actions).toMatchObject([
      { id: 'other', block: 'full', beside: null, look: 'first' },
      { id: 'findZone', block: null, beside: 'street', look: 'second' },
    ]);
  });

  it('leaves notes of where a rule comes from out of the rule', () => {
    expect(compiled().facts['isShort']).toEqual({ '===': [{ var: 'facts.kind' }, 'short'] });
  });

  it('puts the changes of a bundle in place of its name', () => {
    const reaction = section('street').reactions[2];
    expect(reaction?.on).toEqual({ kind: 'succeeded', lookup: 'zones' });
    expect(reaction?.changes).toMatchObject([
      { when: true, set: { zone: { firstWhere: [{ var: 'lookups.zones' }, 'main', true] } } },
      { when: { isAnswered: { var: 'zone' } }, track: ['zoneFound'] },
    ]);
  });

  it('names the section of a field that is untouched', () => {
    expect(section('street').reactions[0]?.changes[0]?.untouch).toEqual(['street.zone']);
  });

  it('merges messages of sections and of the messages file', () => {
    expect(compiled().messages.fields).toEqual({
      'street.street.required': ['Tell us your street'],
      'street.days.enoughDays': ['A permit is for at least 2 days.'],
    });
  });

  it('says by default what the journey does not say itself', () => {
    const words = (edit: Parameters<typeof parking>) =>
      compile(parking(...edit), parkingContract).journey?.messages;
    const own = words(['messages/en-GB/page.json', 'Continue', 'Go on']);
    expect(own?.texts).toMatchObject({ 'page.continue': ['Go on'], 'form.clear': ['Clear'] });
    expect(own?.rules).toEqual({ required: [{ path: 'label' }, ' is required'] });
    const without = words([
      'messages/en-GB.json',
      '"default": "{label} is invalid."',
      '"source": ["PARK-01"]',
    ]);
    expect(without?.default).toEqual([{ path: 'label' }, ' is not right yet.']);
    expect(without?.rules).toMatchObject({
      required: [{ path: 'label' }, ' is required'],
      minimum: [{ path: 'label' }, ' must be ', { path: 'min' }, ' or more.'],
    });
  });

  it('needs words where the language has none', () => {
    const { journey, diagnostics } = compile(
      parking('journey.json', '"en-GB"', '"cy"'),
      parkingContract,
    );
    expect(journey).toBeNull();
    expect(diagnostics).toMatchObject([
      { code: 'JC105', message: 'There is no messages/cy.json.' },
    ]);
  });

  it('keeps of an answer what the call picks', () => {
    expect(compiled().calls['create']?.pick).toEqual({
      kind: 'object',
      keys: {
        number: { kind: 'path', path: 'number' },
        accepted: { kind: 'path', path: 'accepted' },
        open: { kind: 'all', path: 'zones', where: { open: true } },
      },
    });
  });

  it('is plain data, so that it can be built into a page', () => {
    expect(JSON.parse(JSON.stringify(compiled()))).toEqual(compiled());
  });
});

describe('variants', () => {
  it('compile one section for each variant in use, with its own schema and its own ids', () => {
    expect(section('terms', 'harbour')).toMatchObject({
      schema: { $id: 'terms@harbour' },
      relevant: {
        and: [
          { isAnswered: { var: 'street' } },
          { in: [{ var: 'lookups.zones.0.council' }, [7, '7', 'north']] },
        ],
      },
    });
  });

  it('leave every other id to the default', () => {
    expect(section('terms', 'standard').relevant).toEqual({
      and: [
        { isAnswered: { var: 'street' } },
        { '!': { in: [{ var: 'lookups.zones.0.council' }, [7, '7', 'north']] } },
      ],
    });
  });

  it('lay their fields, texts and order over the section', () => {
    const harbour = section('terms', 'harbour');
    expect(harbour.fields.map(({ name, label }) => [name, label])).toEqual([
      ['tides', ['I know the tides']],
      ['agreed', ['I agree to the harbour terms']],
    ]);
    expect(harbour.fields[1]).toMatchObject({ required: true, mustAccept: true, unticked: false });
    expect(harbour.fields[0]).toMatchObject({ mustAccept: true, unticked: null });
    expect(section('terms', 'standard').fields.map(({ name }) => name)).toEqual(['agreed']);
  });

  it('share what they leave as it is, so that a thousand of them cost little', () => {
    const { sections } = compiled().steps[0] ?? { sections: [] };
    const [first, second] = sections.filter(({ id }) => id === 'terms');
    expect(first?.variant?.name).not.toBe(second?.variant?.name);
    expect(first?.title).toBe(second?.title);
    expect(first?.content[0]?.text).toBe(second?.content[0]?.text);
  });

  it('continue the lists of the section', () => {
    expect(section('terms', 'harbour').content.map(({ kind }) => kind)).toEqual([
      'note',
      'take-care',
    ]);
    expect(section('terms', 'standard').content).toHaveLength(1);
  });
});
