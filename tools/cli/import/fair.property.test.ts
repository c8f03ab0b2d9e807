import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate, getPath, type Json, type JsonObject, type Rule } from '../../../src/rules';
import { runs } from '../../../tests/full';
import { importForm } from './import-form';
import { liveThrough } from './testing/live-through';
import { asInBrowser, giveItems, nodesOf, openInOdk } from './testing/odk-engine';
import { answerSome, randomFrom } from './testing/random-answers';

const file = `${import.meta.dirname}/testing/forms/fair.xml`;
const xml = readFileSync(file, 'utf8');
const imported = importForm(xml, 'fair.xml', '../schemas');
const sheets = [...imported.files]
  .filter(([path]) => path.startsWith('steps/form/'))
  .map(
    ([, text]) => JSON.parse(text) as { readonly fields?: Readonly<Record<string, JsonObject>> },
  );
const field = (name: string): JsonObject =>
  sheets.map(({ fields = {} }) => fields[name]).find((each) => each !== undefined) ?? {};

describe('a month, a time, a file, and choices that are the items of a list', () => {
  it('become questions of our own', () => {
    expect(field('until')).toMatchObject({
      schema: { type: 'string', format: 'month' },
      ui: { widget: 'monthYear' },
      checks: {
        constraint: {
          assert: {
            dateBefore: [{ var: 'settings.day_2024_06_15' }, { firstDayOf: { var: 'until' } }],
          },
        },
      },
    });
    expect(field('opens')).toMatchObject({
      schema: { type: 'string', format: 'time' },
      ui: { widget: 'time' },
      initial: '10:00',
    });
    expect(field('plan')).toMatchObject({
      title: 'A photo of your plan',
      files: {
        call: 'sendFile',
        forget: 'forgetFile',
        types: ['image/gif', 'image/heic', 'image/jpeg', 'image/png', 'image/tiff', 'image/webp'],
      },
    });
    expect(field('planNote')['relevant']).toEqual({ isAnswered: { var: 'plan' } });
    expect(field('boss')['options']).toEqual({
      from: 'helper',
      value: 'name',
      label: '{item.name}',
    });
    expect(field('drivers')).toMatchObject({
      choices: {},
      options: {
        where: { and: [{ isAnswered: { var: 'item.age' } }, { '>': [{ var: 'item.age' }, 17] }] },
      },
    });
  });

  it('of what is filtered by an answer it is said that it stays', () => {
    const said = imported.findings.map(({ of, message }) => `${of}: ${message}`);
    expect(said).toEqual([
      '/data/drivers: A choice that is not offered any more stays until another is made',
    ]);
  });

  it('says of every rule what ODK’s own engine says, whatever is answered', async () => {
    const compared = await liveThrough(xml, imported, {
      rounds: runs(250, 1000),
      seed: 20_261_130,
    });
    expect(compared?.disagreements.slice(0, 3)).toEqual([]);
    const seen = new Set(
      [...(compared?.counts.keys() ?? [])].map(({ path, about }) => `${about} ${path}`),
    );
    expect([...seen].toSorted()).toEqual([
      'calculate /data/fresh',
      'constraint /data/until',
      'relevant /data/bossNote',
      'relevant /data/opensNote',
      'relevant /data/planNote',
      'relevant /data/untilNote',
      'required /data/boss',
      'required /data/plan',
      'required /data/untilNote',
    ]);
  });

  it.each(['boss', 'drivers'])('%s offers what ODK’s own engine offers', async (name) => {
    const { where = true } = field(name)['options'] as { readonly where?: Rule };
    const offered = await asInBrowser(async () => {
      const root = (await openInOdk(xml)) ?? expect.fail('ODK does not take the form');
      const random = randomFrom(7);
      const found: { readonly odk: readonly Json[]; readonly ours: readonly Json[] }[] = [];
      for (let round = 0; round < 60; round += 1) {
        if (round % 6 === 0) giveItems(root, 1 + Math.floor(random() * 4));
        answerSome(root, imported.planned, 5, random);
        const nodes = nodesOf(root);
        const text = (path: string, item: number): string =>
          String(
            nodes.find((each) => each.path === path && each.item === item)?.node.currentState
              .instanceValue ?? '',
          );
        const items = new Set(nodes.flatMap(({ item }) => (item === null ? [] : [item])));
        const ours = [...items].flatMap((item): readonly Json[] => {
          const age = text('/data/helper/age', item);
          const kept = {
            item: { name: text('/data/helper/name', item), age: age === '' ? null : Number(age) },
          };
          const read = (path: string): Json => getPath(kept, path);
          const holds = evaluate(where, { read, status: () => 'idle', today: '' }) === true;
          return holds && kept.item.name !== '' ? [kept.item.name] : [];
        });
        const asked = nodes.find(({ path }) => path === `/data/${name}`)?.node;
        const odk =
          asked?.nodeType === 'select'
            ? asked.currentState.valueOptions.map(({ value }) => value)
            : [];
        found.push({
          odk: [...new Set(odk)].filter((each) => each !== ''),
          ours: [...new Set(ours)],
        });
      }
      return found;
    });
    expect(offered.some(({ odk }) => odk.length > 1)).toBe(true);
    for (const { odk, ours } of offered) expect(ours).toEqual(odk);
  });
});
