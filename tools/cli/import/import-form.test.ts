import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/engine';
import { InputError } from '../../project';
import { importForm } from './import-form';

interface Node {
  readonly name: string;
  readonly bind?: string;
  readonly body?: string;
}

const place = { var: 'item.position' };

/** A form of the nodes, each with what its bind and its control say. */
const form = (nodes: readonly Node[]): string =>
  [
    '<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:jr="http://openrosa.org/javarosa">',
    '<h:head><h:title>Garden</h:title><model>',
    `<instance><data id="garden">${nodes.map(({ name }) => `<${name}/>`).join('')}</data></instance>`,
    ...nodes.map(({ name, bind = '' }) => `<bind nodeset="/data/${name}" ${bind}/>`),
    '</model></h:head><h:body>',
    ...nodes.map(({ body = '' }) => body),
    '</h:body></h:html>',
  ].join('\n');

const asked = (name: string, bind: string): Node => ({
  name,
  bind,
  body: `<input ref="/data/${name}"><label>${name}</label></input>`,
});
const chosen: Node = {
  name: 'soil',
  bind: 'type="string"',
  body: '<select1 ref="/data/soil"><label>Soil</label><item><label>Clay</label><value>1</value></item><item><label>Sand</label><value>2</value></item></select1>',
};
const several: Node = {
  name: 'tools',
  bind: 'type="string"',
  body: '<select ref="/data/tools"><label>Tools</label><item><label>Rake</label><value>rake</value></item></select>',
};
const others = [
  asked('beds', 'type="int"'),
  asked('width', 'type="decimal"'),
  asked('note', 'type="string"'),
  asked('born', 'type="date"'),
  chosen,
  several,
];

/** What a condition becomes as the relevance of a question; else why it is left out. */
function relevance(xpath: string): unknown {
  const written = xpath.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const xml = form([...others, asked('extra', `type="string" relevant="${written}"`)]);
  const { files, findings } = importForm(xml, 'garden.xml', '../schemas');
  const left = findings.find(({ about }) => about === 'relevant');
  if (left !== undefined) return left.message;
  const sheet = JSON.parse(files.get('steps/form/questions.json') ?? '{}') as {
    readonly fields: Readonly<Record<string, { readonly relevant?: unknown }>>;
  };
  return sheet.fields['extra']?.relevant;
}

const beds = { var: 'beds' };
const isThere = { isAnswered: beds };

describe('a condition of XPath', () => {
  it.each<readonly [string, unknown]>([
    ["/data/note != ''", { isAnswered: { var: 'note' } }],
    ['/data/beds > 3', { and: [isThere, { '>': [beds, 3] }] }],
    ['not(/data/beds > 3)', { '!': { and: [isThere, { '>': [beds, 3] }] } }],
    ['/data/beds = 3 or /data/beds = 4', { or: [{ '===': [beds, 3] }, { '===': [beds, 4] }] }],
    ['../beds != 3', { '!': { '===': [beds, 3] } }],
    ['/data/soil = 2', { '===': [{ var: 'soil' }, '2'] }],
    ['/data/soil >= 1', { in: [{ var: 'soil' }, ['1', '2']] }],
    ["selected(/data/tools, 'rake')", { includes: [{ var: 'tools' }, 'rake'] }],
    ['count-selected (/data/tools) = 1', { '===': [{ count: { var: 'tools' } }, 1] }],
    ['/data/born <= today()', { dateOnOrAfter: [{ var: 'today' }, { var: 'born' }] }],
    ["contains(/data/note, 'a.b')", { matches: [{ var: 'note' }, 'a\\.b'] }],
    ['string-length(/data/note) = 2', { '===': [{ characters: { var: 'note' } }, 2] }],
  ])('%s is said', (xpath, rule) => {
    expect(relevance(xpath)).toEqual(rule);
  });

  it.each<readonly [string, RegExp]>([
    ['/data/note', /stands where a condition is asked for/],
    ['/data/note > 3', /A text is used as a number/],
    ['10 div /data/beds > 3', /divides by what can be 0/],
    ["regex(/data/note, '[a-z]')", /differ in whether the pattern/],
    ['/data/soil = true()', /compared with true\(\) or false\(\)/],
    ['now() > 3', /uses now\(\)/],
    ['/data/gone = 1', /does not ask for/],
    ['/data/beds >', /no expression of XPath/],
  ])('%s is left out, and it is said why', (xpath, why) => {
    expect(relevance(xpath)).toMatch(why);
  });

  it.each<readonly [string, unknown]>([
    ["contains('a b', ' ')", undefined],
    ["starts-with('ab', 'b')", false],
    ["ends-with('ab', 'b')", undefined],
    ["selected('rake hoe', 'hoe')", undefined],
    ["selected('rake', 'hoe')", false],
    ["regex('ab', '^[0-9]+$')", false],
  ])('%s stands, whatever is answered', (xpath, rule) => {
    expect(relevance(xpath)).toEqual(rule);
  });

  it('may divide by what a condition around it keeps from being 0', () => {
    const isMore = { and: [isThere, { '>': [beds, 0] }] };
    expect(relevance('if(/data/beds > 0, 10 div /data/beds, 0) = 5')).toEqual({
      '===': [{ if: [isMore, { '/': [10, beds] }, 0] }, 5],
    });
  });
});

describe('what cannot be brought over', () => {
  it('is a finding at its line, and a rule that reads it is left out too', () => {
    const xml = form([
      asked('place', 'type="geopoint"'),
      asked('why', 'type="string" relevant="/data/place != \'\'"'),
    ]);
    const { findings, files } = importForm(xml, 'garden.xml', '../schemas');
    expect(findings.map(({ line, of, about }) => [line, of, about])).toEqual([
      [5, '/data/why', 'relevant'],
      [7, '/data/place', 'kind'],
    ]);
    expect(files.get('steps/form/questions.json')).not.toContain('"relevant"');
  });

  it.each([
    ['<h:html', /garden\.xml:1 is not XML/],
    ['<html><body/></html>', /garden\.xml:1 is no XForm/],
  ])('%s is refused with its line', (xml, message) => {
    const read = (): unknown => importForm(xml, 'garden.xml', '../schemas');
    expect(read).toThrow(InputError);
    expect(read).toThrow(message);
  });
});

/** What becomes of choices of a table, each with the conditions of the path; `sort` starts as something where that is given. */
function cascading(
  where: string,
  initial = '',
): { readonly sort: JsonObject; readonly said: readonly string[] } {
  const rows = [
    ['1', 'blue', 'b'],
    ['2', 'red', 'c'],
  ].map(
    ([soil, name, of]) => `<item><soil>${soil}</soil><name>${name}</name><of>${of}</of></item>`,
  );
  const sort: Node = {
    name: 'sort',
    bind: 'type="string"',
    body: `<select1 ref="/data/sort"><label>Sort</label><itemset nodeset="instance('sorts')/root/item${where}"><value ref="name"/><label ref="name"/></itemset></select1>`,
  };
  const xml = form([...others, sort])
    .replace(
      '</instance>',
      `</instance><instance id="sorts"><root>${rows.join('')}</root></instance>`,
    )
    .replace('<sort/>', `<sort>${initial}</sort>`);
  const { files, findings } = importForm(xml, 'garden.xml', '../schemas');
  const sheet = JSON.parse(files.get('steps/form/questions.json') ?? '{}') as {
    readonly fields: Readonly<Record<string, JsonObject>>;
  };
  return { sort: sheet.fields['sort'] ?? {}, said: findings.map(({ message }) => message) };
}

describe('the lock of a group', () => {
  const beginning =
    '<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"><h:head><h:title>Plot</h:title><model>';
  const brought = (xml: string) => importForm(xml, 'plot.xml', '../schemas');

  it('is that of each of its questions, beside their own', () => {
    const { files, findings } = brought(
      [
        `${beginning}<instance><data id="plot"><open/><bed><kind/><width/></bed></data></instance>`,
        '<bind nodeset="/data/bed" readonly="/data/open = \'no\'"/>',
        '<bind nodeset="/data/bed/width" type="int" readonly="/data/bed/kind = \'wild\'"/>',
        '</model></h:head><h:body><input ref="/data/open"><label>Open</label></input>',
        '<group ref="/data/bed"><label>Bed</label>',
        '<input ref="/data/bed/kind"><label>Kind</label></input>',
        '<input ref="/data/bed/width"><label>Width</label></input>',
        '</group></h:body></h:html>',
      ].join('\n'),
    );
    const asked = Object.assign(
      {},
      ...[...files]
        .filter(([path]) => path.startsWith('steps/form/'))
        .map(([, text]) => (JSON.parse(text) as { readonly fields?: JsonObject }).fields),
    ) as Readonly<Record<string, JsonObject>>;
    const ofGroup = { '===': [{ var: 'open' }, 'no'] };
    const own = { '===': [{ var: 'kind' }, 'wild'] };
    expect(asked['open']?.['disabled']).toBeUndefined();
    expect(asked['kind']?.['disabled']).toEqual(ofGroup);
    expect(asked['width']?.['disabled']).toEqual({ or: [ofGroup, own] });
    expect(findings).toEqual([]);
  });

  it('is a finding where a list stands in the group', () => {
    const { findings } = brought(
      [
        `${beginning}<instance><data id="plot"><open/><bed><row><kind/></row></bed></data></instance>`,
        '<bind nodeset="/data/bed" readonly="/data/open = \'no\'"/>',
        '</model></h:head><h:body><input ref="/data/open"><label>Open</label></input>',
        '<group ref="/data/bed"><label>Bed</label><repeat nodeset="/data/bed/row">',
        '<input ref="/data/bed/row/kind"><label>Kind</label></input>',
        '</repeat></group></h:body></h:html>',
      ].join('\n'),
    );
    expect(findings.map(({ line, of, message }) => ({ line, of, message }))).toEqual([
      { line: 2, of: '/data/bed/row', message: 'A whole list is locked' },
    ]);
  });
});

describe('the place of an item', () => {
  const repeated = (relevant: string, count = 'count(/data/child)'): string =>
    [
      '<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:jr="http://openrosa.org/javarosa">',
      '<h:head><h:title>Family</h:title><model>',
      '<instance><data id="family"><child><name/><position/></child><many/></data></instance>',
      '<bind nodeset="/data/child/name" type="string"/>',
      `<bind nodeset="/data/child/position" type="string" relevant="${relevant}"/>`,
      `<bind nodeset="/data/many" type="int" calculate="${count}"/>`,
      '</model></h:head><h:body>',
      '<group ref="/data/child"><label>Child</label><repeat nodeset="/data/child">',
      '<input ref="/data/child/name"><label>Name of child <output value="position(..)"/></label></input>',
      '<input ref="/data/child/position"><label>Where</label></input>',
      '</repeat></group></h:body></h:html>',
    ].join('\n');
  const brought = (xml: string) => {
    const { files, findings } = importForm(xml, 'family.xml', '../schemas');
    const read = (path: string) =>
      JSON.parse(files.get(path) ?? '{}') as Record<string, Record<string, JsonObject>>;
    return { item: read('steps/form/child-item.json'), facts: read('facts/form.json'), findings };
  };

  it('is read by rules and texts of the item', () => {
    const { item } = brought(repeated('position(..) &gt; 1'));
    expect(item['fields']?.['name']?.['title']).toBe(
      'Name of child {positions.childItem|asWritten}',
    );
    expect(item['fields']?.['position_2']?.['relevant']).toEqual({
      '>': [{ var: 'positions.childItem' }, 1],
    });
  });

  it.each([
    ['count(/data/child[2])', { count: { where: [{ var: 'child' }, { '===': [place, 2] }] } }],
    [
      'count(/data/child[position() &lt; 3])',
      { count: { where: [{ var: 'child' }, { '<': [place, 3] }] } },
    ],
  ])('picks items: %s', (xpath, rule) => {
    expect(brought(repeated('true()', xpath)).facts['facts']?.['many']).toEqual(rule);
  });

  it('is a finding where it is that of no item', () => {
    const { findings } = brought(repeated('position(/data/many) &gt; 1'));
    expect(findings.map(({ message }) => message)).toContain(
      'position() asks for the place of what is no item around it',
    );
  });
});

describe('a choice that is not offered any more', () => {
  const stays = 'A choice that is not offered any more stays until another is made';

  it('is forgotten with the answer that every choice hangs on', () => {
    const { sort, said } = cascading('[soil = /data/soil]');
    expect(sort['forgottenWith']).toEqual(['soil']);
    expect(said).toEqual([]);
  });

  it.each([
    ['starts as one of them', '[soil = /data/soil]', 'blue'],
    ['may stay with another answer', '[contains(/data/note, of)]', ''],
  ])('is a finding where it %s', (_, where, initial) => {
    const { sort, said } = cascading(where, initial);
    expect(sort['forgottenWith']).toBeUndefined();
    expect(said).toEqual([stays]);
  });

  it('is none where the table alone decides, and such a choice is left out', () => {
    const { sort, said } = cascading("[not(contains(name, 'r'))]");
    expect(sort['options']).toEqual([{ value: 'blue', label: 'blue' }]);
    expect(said).toEqual([]);
  });
});

/** What a question for a file becomes, and what is said of it at its line. */
function upload(attributes: string, more: readonly Node[] = []) {
  const body = `<upload ref="/data/photo" ${attributes}><label>Photo</label></upload>`;
  const xml = form([{ name: 'photo', bind: 'type="binary"', body }, ...more]);
  const { files, findings } = importForm(xml, 'garden.xml', '../schemas');
  const sheet = JSON.parse(files.get('steps/form/questions.json') ?? '{}') as {
    readonly fields?: Readonly<Record<string, JsonObject>>;
  };
  const line = xml.split('\n').findIndex((each) => each.includes('<upload')) + 1;
  expect(findings.filter(({ of }) => of === '/data/photo').every((one) => one.line === line)).toBe(
    true,
  );
  const asked = sheet.fields?.['photo']?.['files'] as { readonly types?: unknown } | undefined;
  return {
    types: asked?.types,
    said: findings.map(({ about, message }) => `${about}: ${message}`),
    files,
  };
}

describe('a file', () => {
  const images = ['image/gif', 'image/heic', 'image/jpeg', 'image/png', 'image/tiff', 'image/webp'];

  it.each<readonly [string, unknown]>([
    ['mediatype="image/*"', images],
    ['mediatype="image/png, image/jpeg"', ['image/jpeg', 'image/png']],
    ['accept=".pdf,.JPG"', ['application/pdf', 'image/jpeg']],
  ])('of %s is asked for whole', (attributes, types) => {
    expect(upload(attributes)).toMatchObject({ types, said: [] });
  });

  it.each<readonly [string, unknown, RegExp]>([
    ['mediatype="audio/*"', ['audio/mpeg'], /^form: It takes files of any kind \(audio\/\*\)/],
    ['', expect.arrayContaining(['application/pdf', 'video/mp4']), /^form: .* any kind \(\*\/\*\)/],
    [
      'accept=".pdf,.doc"',
      ['application/pdf'],
      /^form: It takes \.doc, which our language does not/,
    ],
    ['mediatype="image/*" appearance="new"', images, /^form: What is sent is to be made there/],
  ])('of %s is asked for, and what differs is said', (attributes, types, said) => {
    expect(upload(attributes)).toMatchObject({ types, said: [expect.stringMatching(said)] });
  });

  it.each<readonly [string, RegExp]>([
    ['mediatype="image/*" appearance="signature"', /^kind: .* drawn on the screen$/],
    ['mediatype="image/*" appearance="ex:com.example.app()"', /^kind: .* another program makes$/],
    ['mediatype="image/*" intent="com.example.camera"', /^kind: .* another program makes$/],
    ['mediatype="osm/*"', /^kind: .* file of the type osm\/\*$/],
  ])('of %s is left out', (attributes, said) => {
    expect(upload(attributes)).toMatchObject({
      types: undefined,
      said: [expect.stringMatching(said)],
    });
  });

  it('is sent by a call of its own, and forgotten by another', () => {
    const { files } = upload('mediatype="image/*"');
    expect(files.has('calls/send-file.json')).toBe(true);
    expect(files.has('calls/forget-file.json')).toBe(true);
    const contract = JSON.parse(files.get('api/openapi.json') ?? '{}') as {
      readonly paths: JsonObject;
    };
    expect(Object.keys(contract.paths)).toEqual(['/files', '/files/{id}', '/submissions']);
    const { files: without } = importForm(form([chosen]), 'garden.xml', '../schemas');
    expect(without.has('calls/send-file.json')).toBe(false);
  });

  it('that an item of a list asks for is left out', () => {
    const xml = form([{ name: 'bed' }])
      .replace('<bed/>', '<bed><photo/></bed>')
      .replace(
        '<h:body>',
        '<h:body><repeat nodeset="/data/bed"><upload ref="/data/bed/photo" mediatype="image/*"><label>Photo</label></upload></repeat>',
      );
    const { findings } = importForm(xml, 'garden.xml', '../schemas');
    expect(findings).toEqual([
      expect.objectContaining({
        of: '/data/bed/photo',
        about: 'question',
        message: 'An item of a list asks for a file',
      }),
    ]);
  });

  it('is there or is not; its name is nobody’s', () => {
    const { said } = upload('mediatype="image/*"', [
      asked('note', 'type="string" relevant="/data/photo = \'a.jpg\'"'),
    ]);
    expect(said).toEqual([expect.stringMatching(/^relevant: The name of a file is read/)]);
  });
});
