import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine';
import type { CompiledSection } from '../../journey';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const terms = 'steps/apply/terms.json';
const harbour = 'councils/harbour.json';
const directory = 'councils/directory.json';

type Files = Readonly<Record<string, JsonObject>>;

/** The parking permit with keys laid over some of its files. */
function compiled(over: Files) {
  const files = new Map(parking());
  for (const [path, keys] of Object.entries(over)) {
    const before = JSON.parse(files.get(path) ?? '{}') as JsonObject;
    files.set(path, JSON.stringify({ ...before, ...keys }));
  }
  return compile(files, parkingContract);
}

function section(over: Files, variant: string | null, id = 'terms'): CompiledSection {
  const { journey, diagnostics } = compiled(over);
  const found = journey?.steps[0]?.sections.find(
    (each) => each.id === id && (each.variant?.name ?? null) === variant,
  );
  if (found === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return found;
}

const found = (over: Files): readonly string[] =>
  compiled(over)
    // Who reads the answers is nothing to these tests, nor the group of a question that they replace.
    .diagnostics.filter(({ code }) => code !== 'JC538' && code !== 'JC519')
    .map(({ code, file, pointer }) => `${code} ${file} ${pointer}`);

const text = { type: 'string' };
const names = ({ fields }: CompiledSection): readonly string[] => fields.map(({ name }) => name);

describe('questions of a section', () => {
  it('Z4 stand in the order of their map, those without a group first, then group by group', () => {
    const fields: JsonObject = {
      late: { group: 'second', title: 'Late', schema: text },
      early: { group: 'first', title: 'Early', schema: text },
      plain: { title: 'Plain', schema: text },
      last: { group: 'second', title: 'Last', schema: text },
    };
    const over = {
      [terms]: { groups: { first: {}, second: {} }, fields },
      [harbour]: { fields: {} },
    };
    expect(names(section(over, 'standard'))).toEqual(['plain', 'early', 'late', 'last']);
  });

  it('Z4 name a group that is there', () => {
    const fields = { a: { group: 'nobody', title: 'A', schema: text } };
    expect(found({ [terms]: { fields }, [harbour]: { fields: {} } })).toEqual([
      `JC323 ${terms} /fields/a/group`,
    ]);
  });

  it.each<[string, JsonObject, string]>([
    ['answer', { answer: 'somewhere.else', title: 'A', schema: text }, 'somewhere.else'],
    ['the section’s `at`', { title: 'A', schema: text }, 'permit.a'],
  ])('Z2 are kept at %s', (_, question, path) => {
    const over = { [terms]: { at: 'permit', fields: { a: question } }, [harbour]: { fields: {} } };
    expect(section(over, 'standard').fields[0]?.path).toBe(path);
  });

  it('Z6 are a box where they are a consent', () => {
    const consent = { id: 'riverside/terms', version: 1 };
    const over = { [terms]: { fields: { a: { consent, title: 'A' } } }, [harbour]: { fields: {} } };
    const { fields, uiSchema } = section(over, 'standard');
    expect(fields[0]).toMatchObject({ type: 'boolean', unticked: false });
    expect(uiSchema['a']).toEqual({ 'ui:widget': 'checkbox' });
  });
});

describe('what a question takes over from another', () => {
  const like = (question: JsonObject): CompiledSection =>
    section({ [terms]: { fields: { again: question } }, [harbour]: { fields: {} } }, 'standard');

  it('Z7 is all that the other says, its answer included, under what is said here', () => {
    const field = like({ like: 'street.days', title: 'Days again', required: null }).fields[0];
    expect(field).toMatchObject({
      path: 'permit.days',
      label: ['Days again'],
      bounds: { cases: { all: [1, 30] } },
      required: false,
    });
  });

  it('Z7 has its checks with it, under the name that it has here', () => {
    expect(like({ like: 'street.days' }).checks).toMatchObject([
      { id: 'enoughDays', field: 'again' },
    ]);
  });

  it.each<[string, Json, string]>([
    ['a section that is not there', 'strete.days', 'JC302'],
    ['a question that is not there', 'street.day', 'JC303'],
    ['itself', 'terms.again', 'JC503'],
  ])('Z7 cannot be taken over from %s', (_, from, code) => {
    // What it takes away of the other is nothing that it says itself.
    const again = { like: from, title: 'Again', schema: text, hint: null, label: null };
    const over = { [terms]: { fields: { again } }, [harbour]: { fields: {} } };
    expect(found(over)).toContain(`${code} ${terms} /fields/again/like`);
  });
});

describe('a variant', () => {
  it('Z7 Z12 lays what it says over what a question of the section was made like', () => {
    const over = {
      [terms]: { fields: { again: { like: 'street.days', title: 'Days again', hint: 'Whole' } } },
      [harbour]: { fields: { again: { bounds: null, hint: 'In the harbour' } } },
    };
    expect(section(over, 'harbour').fields[0]).toMatchObject({
      path: 'permit.days',
      label: ['Days again'],
      hint: ['In the harbour'],
      bounds: null,
    });
    expect(section(over, 'standard').fields[0]).toMatchObject({
      hint: ['Whole'],
      bounds: { by: null },
    });
  });

  it('Z7 Z12 takes over from another question than the section does, and nothing of that', () => {
    const over = {
      [terms]: { fields: { again: { like: 'street.days', title: 'Again' } } },
      [harbour]: { fields: { again: { like: 'street.email', because: 'By letter.' } } },
    };
    expect(section(over, 'harbour').fields[0]).toMatchObject({
      type: 'string',
      label: ['Again'],
      bounds: null,
    });
  });

  it('Z7 Z12 changes by another like what the section requires only with a reason', () => {
    const over = (variant: JsonObject): Files => ({
      [terms]: { fields: { again: { like: 'street.days', required: true } } },
      [harbour]: { fields: { again: variant } },
    });
    expect(found(over({ like: 'street.email' }))).toEqual([]);
    const byLike = (variant: JsonObject): Files => ({
      ...over(variant),
      [terms]: { fields: { again: { like: 'street.days' } } },
    });
    expect(found(byLike({ required: null }))).toEqual([`JC534 ${harbour} /fields/again/required`]);
    expect(found(byLike({ like: 'street.email' }))).toEqual([
      `JC534 ${harbour} /fields/again/like`,
    ]);
    expect(found(byLike({ like: 'street.email', because: 'It asks by letter.' }))).toEqual([]);
  });

  it('Z12 takes a question away with null', () => {
    const over = { [harbour]: { fields: { agreed: null } } };
    expect(found(over)).toEqual([`JC534 ${harbour} /fields/agreed`]);
    const free = {
      [terms]: { fields: { agreed: { title: 'Agreed', schema: { type: 'boolean' } } } },
      ...over,
    };
    expect(names(section(free, 'harbour'))).toEqual([]);
    expect(names(section(free, 'standard'))).toEqual(['agreed']);
  });

  it('Z12 changes a requirement of the section only with a reason', () => {
    const required = { var: 'facts.isShort' };
    expect(found({ [harbour]: { fields: { agreed: { required } } } })).toEqual([
      `JC534 ${harbour} /fields/agreed/required`,
    ]);
    const over = { [harbour]: { fields: { agreed: { required, because: 'By its own law.' } } } };
    const [agreed] = section(over, 'harbour').fields;
    expect(agreed).toMatchObject({ required, mustAccept: false });
  });

  it('Z12 takes a key of a question away with null', () => {
    const over = {
      [terms]: {
        fields: { agreed: { title: 'Agreed', hint: 'Read them.', schema: { type: 'boolean' } } },
      },
      [harbour]: { fields: { agreed: { hint: null } } },
    };
    expect(section(over, 'harbour').fields[0]?.hint).toEqual([]);
    expect(section(over, 'standard').fields[0]?.hint).toEqual(['Read them.']);
  });

  it('Z12 replaces a block of the same id in its place, and adds others behind', () => {
    const block = (id: string, words: string) => ({ id, kind: 'note', text: words });
    const over = {
      [terms]: { content: [block('a', 'A'), block('b', 'B')] },
      [harbour]: { content: [block('c', 'C'), block('a', 'Another A')] },
    };
    const blocks = section(over, 'harbour').content.map((each) => each.text);
    expect(blocks).toEqual([['Another A'], ['B'], ['C']]);
  });
});

describe('what a directory says of an id', () => {
  const said = { entries: { '7': { variant: 'harbour', days: 3 }, north: { variant: 'harbour' } } };
  const facts = (rule: JsonObject): Files => ({
    [directory]: { ...said, otherwise: { variant: 'standard', days: 10 } },
    'facts/permit.json': {
      facts: {
        kind: 'short',
        isShort: { '===': [{ var: 'facts.days' }, 3] },
        days: rule,
      },
    },
  });
  const id = { var: 'lookups.zones.0.council' };

  it('Z10 is a choice by the ids that say something else', () => {
    const { journey, diagnostics } = compiled(facts({ entry: ['councils', id, 'days'] }));
    expect(diagnostics).toEqual([]);
    expect(journey?.facts['days']).toEqual({ if: [{ in: [id, [7, '7']] }, 3, 10] });
  });

  it.each<[string, JsonObject, string]>([
    ['a directory that is not there', { entry: ['council', id, 'days'] }, 'JC324'],
    ['a key that nobody says', { entry: ['councils', id, 'day'] }, 'JC324'],
    ['two arguments', { entry: ['councils', id] }, 'JC402'],
  ])('Z10 refuses %s', (_, rule, code) => {
    expect(compiled(facts(rule)).diagnostics.map((each) => each.code)).toContain(code);
  });

  it('Z10 has values of one type', () => {
    const mixed = facts({ entry: ['councils', id, 'days'] });
    const over = {
      ...mixed,
      [directory]: { ...said, otherwise: { variant: 'standard', days: 'ten' } },
    };
    expect(compiled(over).diagnostics.map((each) => each.code)).toContain('JC507');
  });
});

describe('a folder in language 1', () => {
  it('is refused as a whole, and told how it is brought to language 2', () => {
    const files = parking('journey.json', '"language": 2,', '');
    expect(compile(files, parkingContract).diagnostics).toMatchObject([
      {
        code: 'JC107',
        file: 'journey.json',
        help: expect.stringContaining('journey migrate') as string,
      },
    ]);
  });
});
