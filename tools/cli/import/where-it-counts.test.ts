import { describe, expect, it } from 'vitest';
import { importForm } from './import-form';
import { liveThrough } from './testing/live-through';

/** A form that asks for `a` and `z`, and for `q` in a group, with something constant in and out of it. */
const form = (binds: Readonly<Record<string, string>>): string =>
  [
    '<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml">',
    '<h:head><h:title>Shed</h:title><model><instance><data id="shed">',
    '<a/><own>user</own><g><inner>user</inner><count>3</count><sum/><q/></g><z/>',
    '</data></instance>',
    ...['a', 'own', 'g', 'g/inner', 'g/count', 'g/sum', 'g/q', 'z'].map((path) => {
      const type = path === 'g' ? '' : `type="${path === 'g/count' ? 'int' : 'string'}"`;
      return `<bind nodeset="/data/${path}" ${type} ${binds[path] ?? ''}/>`;
    }),
    '</model></h:head><h:body>',
    '<select1 ref="/data/a"><label>A</label>',
    ...['x', 'y'].map((each) => `<item><label>${each}</label><value>${each}</value></item>`),
    '</select1>',
    '<group ref="/data/g"><label>G</label><input ref="/data/g/q"><label>Q</label></input></group>',
    '<input ref="/data/z"><label>Z</label></input>',
    '</h:body></h:html>',
  ].join('\n');

const isX = `relevant="/data/a = 'x'"`;

describe('what counts under a condition alone', () => {
  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['a text in a group', { g: isX, z: `relevant="/data/g/inner = 'user'"` }],
    ['a number in a group', { g: isX, z: 'relevant="/data/g/count &gt; 2"' }],
    ['a text itself', { own: isX, z: `relevant="/data/own = 'user'"` }],
    ['a text that is said not to be there', { own: isX, z: `relevant="/data/own = ''"` }],
    ['an answer in a group', { g: isX, z: `relevant="/data/g/q = 'a'"` }],
    [
      'a calculation in a group',
      { g: isX, 'g/sum': `calculate="/data/g/q"`, z: `relevant="/data/g/sum = 'a'"` },
    ],
  ])('%s is nothing where it does not count, as in ODK’s own engine', async (_what, binds) => {
    const xml = form(binds);
    const imported = importForm(xml, 'shed.xml', '../schemas');
    expect(imported.findings).toEqual([]);
    const compared = await liveThrough(xml, imported, { rounds: 60, seed: 1 });
    expect(compared?.disagreements).toEqual([]);
    const held = [...(compared?.counts.keys() ?? [])].map(({ path }) => path);
    expect(held).toContain('/data/z');
  });

  it.each<readonly [string, string, Readonly<Record<string, string>>]>([
    ['a group, by a constant in it', 'g', { g: `relevant="./inner = 'user'"` }],
    ['a group, by a question in it', 'g', { g: `relevant="/data/g/q = 'a'"` }],
    ['a question, by its own answer', 'z', { z: `relevant=". = 'a'"` }],
    ['a calculation, by itself', 'g/sum', { 'g/sum': `calculate="1 + 1" relevant=". != ''"` }],
  ])('%s, asked about by itself, is a finding', (_what, of, binds) => {
    const { findings, files } = importForm(form(binds), 'shed.xml', '../schemas');
    expect(findings).toContainEqual(
      expect.objectContaining({
        of: `/data/${of}`,
        about: 'relevant',
        message: `Whether /data/${of} counts hangs on itself or on what stands in it`,
      }),
    );
    expect(files.get('steps/form/questions.json') ?? '').not.toContain('"relevant"');
  });

  it('what needs one another in a circle is a finding', () => {
    const { findings } = importForm(
      form({ own: `relevant="/data/g/inner = 'user'"`, g: `relevant="/data/own = 'user'"` }),
      'shed.xml',
      '../schemas',
    );
    expect(findings.map(({ of, about }) => [of, about])).toEqual([['/data/g', 'relevant']]);
    expect(findings[0]?.message).toMatch(/needs it in turn/);
  });
});

describe('conditions of groups', () => {
  const isA = { '===': [{ var: 'q' }, 'a'] };

  it.each<readonly [string, Readonly<Record<string, string>>, unknown]>([
    [
      'what asks for an answer in it',
      { g: isX, 'g/sum': `calculate="'y'" relevant="/data/g/q = 'a'"` },
      { if: [isA, 'y', null] },
    ],
    ['what reads an answer in it', { g: isX, 'g/sum': 'calculate="/data/g/q"' }, { var: 'q' }],
    [
      'what asks for one value, where it asks that it is not another',
      { g: `relevant="not(/data/a = 'y')"`, 'g/sum': `calculate="'y'" ${isX}` },
      { if: [{ '===': [{ var: 'a' }, 'x'] }, 'y', null] },
    ],
  ])('are left out where they are implied by %s', (_what, binds, rule) => {
    const { files, findings } = importForm(form(binds), 'shed.xml', '../schemas');
    expect(findings).toEqual([]);
    const { facts } = JSON.parse(files.get('facts/form.json') ?? '{}') as {
      readonly facts: Readonly<Record<string, unknown>>;
    };
    expect(facts['sum']).toEqual(rule);
  });

  it('stay where something else may hold without them', () => {
    const binds = { g: isX, 'g/sum': `calculate="'y'" relevant="/data/g/q != 'a'"` };
    const { files } = importForm(form(binds), 'shed.xml', '../schemas');
    const { facts } = JSON.parse(files.get('facts/form.json') ?? '{}') as {
      readonly facts: Readonly<Record<string, unknown>>;
    };
    expect(facts['sum']).toEqual({
      if: [{ and: [{ '===': [{ var: 'a' }, 'x'] }, { '!': isA }] }, 'y', null],
    });
  });
});
