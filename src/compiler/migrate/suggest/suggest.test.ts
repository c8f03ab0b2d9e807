import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine';
import { noReason } from '../section/migrate-variant';
import { suggest } from './suggest';

const section = (id: string, rest: JsonObject): JsonObject => ({ id, title: id, ...rest });
const variants = { by: { var: 'facts.zoneId' }, from: 'zones/directory.json' };

const suggested = (files: Readonly<Record<string, JsonObject>>): readonly string[] =>
  suggest(
    new Map(Object.entries(files).map(([path, file]) => [path, JSON.stringify(file, null, 1)])),
  ).map(({ file, line, about, write }) => `${file}:${line} ${about}: ${write}`);

const home = (rest: JsonObject) => suggested({ 'steps/apply/home.json': section('home', rest) });

const bounded = { schema: { type: 'integer' }, bounds: [1, 30], hint: 'H' };

describe('what language 2 could say better', () => {
  it.each<[what: string, found: readonly string[], expected: readonly string[]]>([
    [
      'a consent that only its note names',
      home({ fields: { a: { description: 'Consent zone/news, version 2.', schema: { type: 'boolean' } } } }), // oxfmt-ignore
      [
        'steps/apply/home.json:5 consent: "consent": { "id": "zone/news", "version": 2 } in place of `description`, `schema` and `ui.widget`',
      ],
    ],
    [
      'a reason that nobody has said',
      home({ fields: { a: { because: 'Language 1 did not say why.' } } }),
      ['steps/apply/home.json:6 because: "because": why it does'],
    ],
    [
      'a group that nobody has named',
      home({ groups: { rest2: {}, figure: {} }, fields: {} }),
      [
        'steps/apply/home.json:5 groups: a name that says what its questions are about, here and in their `group`',
      ],
    ],
    [
      'what is set when a sheet is entered',
      home({ at: 'x', fields: { a: {} }, reactions: [{ on: { entered: true }, set: { 'x.a': 3 } }] }), // oxfmt-ignore
      ['steps/apply/home.json:14 opens: "opens": { "value": 3 } at `home.a`, in place of this'],
    ],
    [
      'a record of what a sheet was opened for',
      home({
        fields: { a: {} },
        reactions: [
          {
            on: { succeeded: 'plan' },
            when: { '!==': [{ var: 'x.openedFor' }, { var: 'key' }] },
            set: { a: true, 'x.openedFor': { var: 'key' } },
          },
        ],
      }),
      [
        'steps/apply/home.json:23 opens: "opens": { "value": true } at `home.a`, in place of this',
        'steps/apply/home.json:24 opens: "forgottenWith": ["key"] at the section, which opens anew then, in place of this',
      ],
    ],
    [
      'a true that is set where a person is asked to accept',
      suggested({
        'steps/apply/home.json': section('home', { fields: { a: { required: { accepted: true } } } }), // oxfmt-ignore
        'bundles/agree.json': {
          changes: [{ set: { a: { var: 'facts.agrees' } }, because: noReason }],
        },
        'bundles/because.json': { set: { a: true }, because: 'It says so.' },
        'bundles/never.json': { set: { a: null } },
      }),
      [
        'bundles/agree.json:5 accepted: "opens": { "value": { "var": "facts.agrees" }, "because": … } at `home.a`, in place of this, if it opens so; else "because": why it may be set',
      ],
    ],
    [
      'a reaction that does nothing but clear',
      home({
        fields: { a: {} },
        reactions: [
          { on: { changed: 'b' }, clear: ['a', 'lookups.x'] },
          { on: { changed: ['b', 'c'] }, when: { var: 'd' }, clear: ['record'] },
          { on: { changed: 'b' }, clear: ['a'], call: [{ id: 'x' }] },
          { on: { answered: 'b' }, clear: ['a'] },
        ],
      }),
      [
        'steps/apply/home.json:8 forgottenWith: "forgottenWith": ["b"] at `home.a`, in place of this',
        'steps/apply/home.json:8 forgottenWith: "forgottenWith": ["b"] at `lookups` of journey.json, for `x`, in place of this',
        'steps/apply/home.json:17 forgottenWith: "forgottenWith": ["b", "c"] at `records` of journey.json, for `record`, in place of this, if it may go whatever `when` says',
      ],
    ],
    [
      'a question that is asked on two sheets',
      suggested({
        'steps/apply/home.json': section('home', { at: 'x', fields: { a: bounded } }),
        'steps/apply/same.json': section('same', { fields: { b: { answer: 'x.a', ...bounded } } }),
        'steps/apply/near.json': section('near', {
          fields: { b: { answer: 'x.a', schema: bounded.schema, bounds: [1, 30], label: 'L' } },
        }),
        'steps/apply/else.json': section('else', { fields: { b: bounded } }),
      }),
      [
        'steps/apply/near.json:5 like: "like": "home.a" with `label` and null for `hint`',
        'steps/apply/same.json:5 like: "like": "home.a" with nothing else',
      ],
    ],
    [
      'a list of ids in a rule',
      suggested({
        'steps/apply/home.json': section('home', { variants, fields: {} }),
        'zones/directory.json': { entries: {}, otherwise: { variant: 'standard' } },
        'facts/zones.json': {
          facts: {
            far: { rule: { in: [{ var: 'facts.zoneId' }, [8, 49]] } },
            other: { rule: { in: [{ var: 'x' }, [8]] } },
          },
        },
      }),
      [
        'facts/zones.json:4 directory: "far": true at these ids in zones/directory.json, false in `otherwise`, and { "entry": ["zones", { "var": "facts.zoneId" }, "far"] } in place of this',
      ],
    ],
    [
      'what a variant says, at the section’s answer',
      suggested({
        'steps/apply/home.json': section('home', { variants, at: 'x', fields: { a: { answer: 'y' } } }), // oxfmt-ignore
        'zones/directory.json': { entries: {}, otherwise: { variant: 'river' } },
        'zones/river.json': {
          fields: { a: { required: { accepted: true } }, b: {} },
          reactions: [{ on: { entered: true }, set: { 'x.b': 1, y: true }, because: noReason }],
        },
      }),
      [
        'zones/river.json:16 opens: "opens": { "value": 1 } at `home.b`, in place of this',
        'zones/river.json:17 opens: "opens": { "value": true } at `home.a`, in place of this',
        'zones/river.json:17 accepted: "opens": { "value": true, "because": … } at `home.a`, in place of this, if it opens so; else "because": why it may be set',
      ],
    ],
    ['nothing, where nothing could be better', home({ fields: { a: { schema: {} } } }), []],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});
