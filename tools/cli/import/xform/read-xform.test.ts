import { describe, expect, it } from 'vitest';
import { readXml } from '../xml/read-xml';
import { readXForm } from './read-xform';

/** A form of which all that its body has stands on line 6. */
const read = ({ instance = '<a/>', model = '', body = '' }) =>
  readXForm(
    [
      '<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:jr="http://openrosa.org/javarosa">',
      '<h:head><h:title>The\n shed</h:title><model>',
      `<instance><data id="shed">${instance}</data></instance>`,
      `${model}</model></h:head><h:body>`,
      `${body}</h:body></h:html>`,
    ].join('\n'),
    'shed.xml',
  );

describe('the XML of a form', () => {
  it('keeps the line on which an element begins, words in order, and names without their prefix', () => {
    const xml = readXml('\uFEFF<h:a\n x="1">one<b/>\n<![CDATA[<two>]]></h:a>', 'a.xml');
    const [one, b, line, two] = xml.content;
    expect([xml.name, xml.line, xml.attributes.get('x')?.text]).toEqual(['a', 1, '1']);
    expect([one, line, two]).toEqual(['one', '\n', '<two>']);
    expect(b).toMatchObject({ name: 'b', line: 2 });
  });

  it.each([
    ['<a>\n<b></a>', /a\.xml:2 is not XML/],
    ['', /a\.xml:1 is not XML|a\.xml holds no element/],
  ])('%j is refused', (text, message) => {
    expect(() => readXml(text, 'a.xml')).toThrow(message);
  });
});

describe('a form as it is written', () => {
  it('has a title on one line, its id, and nodes by path with what stands in them', () => {
    const { title, id, nodes } = read({ instance: '<g><a> x </a></g><b jr:preload="uid"/>' });
    expect([title, id]).toEqual(['The shed', 'shed']);
    expect(
      [...nodes.values()].map(({ path, initial, hasChildren, isPreloaded }) => [
        ...[path, initial, hasChildren, isPreloaded],
      ]),
    ).toEqual([
      ['/data', '', true, false],
      ['/data/g', '', true, false],
      ['/data/g/a', 'x', false, false],
      ['/data/b', '', false, true],
    ]);
  });

  it.each([
    ['/data/g/a', '/data/g/a'],
    [' /data / g / a ', '/data/g/a'],
    ['g/a', '/data/g/a'],
    ['./g/a', '/data/g/a'],
  ])('takes the bind of %j to be of %s', (nodeset, path) => {
    const model = `<bind nodeset="${nodeset}" type="xsd:int" relevant="true()"/>`;
    const { binds } = read({ instance: '<g><a/></g>', model });
    expect([...binds.keys()]).toEqual([path]);
    expect(binds.get(path)).toMatchObject({
      type: 'int',
      relevant: { text: 'true()' },
      required: null,
    });
  });

  it.each([
    ['<label>A</label>', { itext: null, pieces: ['A'] }],
    [`<label ref="jr:itext('a')"/>`, { itext: 'a', pieces: [] }],
    [
      '<label>A <output value="/data/a"/>!</label>',
      { itext: null, pieces: ['A ', { value: { text: '/data/a' } }, '!'] },
    ],
  ])('reads %s as words', (label, words) => {
    const { body } = read({ body: `<input ref="/data/a">${label}</input>` });
    expect(body).toMatchObject([{ kind: 'control', path: '/data/a', line: 6, label: words }]);
  });

  it.each([
    ['a group round a list alone', '<group ref="/data/r"><label>R</label>', '</group>', ['repeat']],
    ['a list of its own', '', '', ['repeat']],
    ['a group with more', '<group ref="/data"><input ref="/data/a"/>', '</group>', ['group']],
  ])('reads %s', (_what, before, after, kinds) => {
    const list = '<repeat nodeset="/data/r" jr:count="3"><input ref="/data/r/q"/></repeat>';
    const { body } = read({
      instance: '<a/><r><q/></r>',
      body: `${before}${list}${after}`,
    });
    expect(body.map(({ kind }) => kind)).toEqual(kinds);
    expect(JSON.stringify(body)).toContain('"path":"/data/r/q"');
  });

  it('has its languages, the usual one first, and the rows of its tables', () => {
    const { languages, itext, tables } = read({
      model: [
        '<itext><translation lang="Welsh"><text id="a"><value>Un</value></text></translation>',
        '<translation lang="English" default="true()"><text id="a"><value>One</value>',
        '<value form="image">jr://a.png</value></text></translation></itext>',
        '<instance id="t"><root><item><name>x</name></item></root></instance>',
        '<instance id="far" src="jr://file/far.xml"/>',
      ].join(''),
    });
    expect(languages).toEqual(['English', 'Welsh']);
    expect(itext.get('a')?.get('English')).toMatchObject({ hasMedia: true });
    expect(itext.get('a')?.get('Welsh')).toMatchObject({
      hasMedia: false,
      words: { pieces: ['Un'] },
    });
    expect([...tables].map(([id, rows]) => [id, rows[0]?.get('name')?.text])).toEqual([['t', 'x']]);
  });
});
