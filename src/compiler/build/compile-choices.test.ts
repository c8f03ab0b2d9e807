import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const street = 'steps/apply/street.json';
const options = ['plot', 'water', 'none'].map((value) => ({ value, label: `About ${value}` }));

/** The parking permit with a question of several choices, and with a rule that asks for one of them. */
function withChoices(choices: object, sought = 'plot') {
  const files = new Map(parking());
  const section = JSON.parse(files.get(street) ?? '') as { fields: Record<string, object> };
  section.fields = {
    ...section.fields,
    extras: { choices, options },
    why: { relevant: { includes: [{ var: 'extras' }, sought] } },
  };
  files.set(street, JSON.stringify(section));
  const { journey, diagnostics } = compile(files, parkingContract);
  return { journey, found: diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

describe('several choices', () => {
  it('are a list, held by keywords of its shape, and drawn as boxes', () => {
    const { journey } = withChoices({ min: 1, max: 2, alone: 'none' });
    const section = journey?.steps[0]?.sections[0];
    expect(section?.fields.find(({ name }) => name === 'extras')?.type).toBe('array');
    expect(section?.schema['properties']).toMatchObject({
      extras: { type: 'array', minChoices: 1, maxChoices: 2, alone: 'none' },
    });
    expect(section?.uiSchema['extras']).toEqual({
      'ui:widget': 'checkboxes',
      'ui:options': { alone: 'none' },
    });
  });

  it('bring their words along, which no other journey has', () => {
    const names = ['form.checkboxes.or', 'form.checkboxes.othersGone'];
    const { journey } = withChoices({});
    expect(names.every((name) => name in (journey?.messages.texts ?? {}))).toBe(true);
    const { journey: without } = compile(parking(), parkingContract);
    expect(names.some((name) => name in (without?.messages.texts ?? {}))).toBe(false);
  });

  it('are asked for what is offered alone', () => {
    const never = (value: string) =>
      `JC408: This never holds: \`${value}\` is not one of the values there.`;
    expect(withChoices({}, 'plott').found).toContain(never('plott'));
    expect(withChoices({}, 'water').found).not.toContain(never('water'));
  });
});
