import { describe, expect, it } from 'vitest';
import { createEngine, createInspector } from '../../engine';
import { allOf, type CompiledJourney } from '../../journey';
import { stateOf } from '../witness/household';
import { diffJourneys } from './diff-journeys';
import type { Difference, JourneyDiff } from './difference';
import { edits, hasStreet, resident, street, terms, visitor } from './testing/edits';
import { compiled, edited, permit, renamed, type Files } from './testing/permits';

const before = compiled(permit);

function diffTo(files: Files): JourneyDiff {
  const after = compiled(files);
  return diffJourneys(before.journey, after.journey, {
    origins: { before: before.origins, after: after.origins },
  });
}

const line = ({ kinds, change, what, says }: Difference): string =>
  `${kinds.join('+')}: ${change === 'changed' ? what : `${change} ${what}`} ${says.join(', ')}`.trimEnd();

/** What is written otherwise and comes to the same. */
const same: Readonly<Record<string, Files>> = {
  'keys in another order': new Map(
    [...permit].map(([file, text]) => [
      file,
      file === street
        ? JSON.stringify(
            Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse()),
            null,
            2,
          )
        : text,
    ]),
  ),
  'files in another order': new Map([...permit].reverse()),
  'a file with another layout': new Map(
    [...permit].map(([file, text]) => [file, JSON.stringify(JSON.parse(text), null, 7)]),
  ),
  'a file with another name': renamed(permit, 'facts/permit.json', 'facts/kinds.json'),
  'a condition in other words': edited(permit, [
    street,
    ['fields', 'start', 'required'],
    { or: [visitor, { and: [visitor, hasStreet] }] },
  ]),
  'a fact written out where it is read': edited(permit, [
    street,
    ['fields', 'start', 'required'],
    visitor,
  ]),
  'a fact with another name': new Map(
    [...permit].map(([file, text]) => [file, text.replaceAll('isShort', 'isForShort')]),
  ),
  'a fact worked out another way': edited(permit, [
    'facts/permit.json',
    ['facts', 'kind'],
    { if: [{ '!==': [{ var: 'permitType' }, 'visitor'] }, 'long', 'short'] },
  ]),
  'a reaction in two': edited(
    permit,
    [street, ['reactions', 1], { on: { changed: 'street' }, clear: ['zone'] }],
    [street, ['reactions', 3], { on: { changed: 'street' }, clear: ['lookups.zones'] }],
  ),
  'a condition that no household meets where it is asked': edited(permit, [
    street,
    ['fields', 'days', 'required'],
    { or: [visitor, resident] },
  ]),
  'a question with another name for the same answer': new Map(
    [...permit].map(([file, text]) => [
      file,
      file === street ? text.replace('"start": {', '"firstDay": { "answer": "start",') : text,
    ]),
  ),
};

describe('what is otherwise between two versions', () => {
  it.each(Object.entries(edits))('%s', (_, [all, expected]) => {
    const diff = diffTo(edited(permit, ...all));
    expect(diff.differences.map(line)).toEqual(expected);
    expect(diff).toMatchObject({ incomplete: [], notReplayed: 0 });
  });
});

/** What a question is for a household, as the engine draws it and not as the rules say. */
function drawn(
  { journey, inspector }: ReturnType<typeof laidOpen>,
  household: Difference['examples'][number]['household'],
  key: string,
): boolean | null {
  const [, id = '', name = '', rule = ''] = /^section:(.+)\/field:(.+)#(\w+)$/.exec(key) ?? [];
  const section = allOf(journey, 'section').find(({ place }) => place.name === id);
  const state = stateOf(createEngine(journey, {}), household);
  if (section === undefined) return null;
  const { relevant, visible, fields } = inspector.section(state, section.is);
  const { [name]: field } = fields;
  const isAsked = relevant && field?.relevant === true;
  if (rule === 'relevant') return isAsked;
  if (rule === 'required') return isAsked && field.view.required;
  if (rule === 'disabled') return isAsked && field.view.disabled;
  return isAsked && visible && field.view.shown;
}

const laidOpen = (journey: CompiledJourney) => ({
  journey,
  inspector: createInspector(journey, {}),
});

it('a household that is named is drawn otherwise in both engines', () => {
  let looked = 0;
  for (const [all] of Object.values(edits)) {
    const files = edited(permit, ...all);
    const [was, now] = [laidOpen(before.journey), laidOpen(compiled(files).journey)];
    for (const { keys, examples, change } of diffTo(files).differences)
      for (const { household, ...example } of examples) {
        const key = keys.find((each) =>
          /\/field:[^/]+#(relevant|visible|required|disabled)$/.test(each),
        );
        if (key === undefined || change !== 'changed') continue;
        looked += 1;
        const found = { before: drawn(was, household, key), after: drawn(now, household, key) };
        expect([key, found]).toEqual([key, example]);
      }
  }
  expect(looked).toBeGreaterThan(10);
});

it('counts the combinations of what decides it, and names the household with the fewest answers', () => {
  const [found] = diffTo(
    edited(permit, [street, ['fields', 'email', 'required'], { and: [visitor, hasStreet] }]),
  ).differences;
  expect(found?.counts).toEqual({ gained: 1, lost: 0, combinations: 6 });
  expect(found?.examples.map(({ household }) => household.answers)).toEqual([
    { permitType: 'visitor', street: 'Elm' },
  ]);
});

it('says of what a difference follows from a fact, and how that was worked out', () => {
  const kind = { if: [resident, 'long', 'short'] };
  const diff = diffTo(edited(permit, ['facts/permit.json', ['facts', 'kind'], kind]));
  expect(new Set(diff.differences.flatMap(({ because }) => because))).toEqual(
    new Set(['fact:kind']),
  );
  expect(diff.facts.get('fact:kind')).toMatchObject({ name: 'kind', after: kind });
});

it('says of what a difference follows from another that is written', () => {
  const diff = diffTo(edited(permit, [terms, ['relevant'], { and: [hasStreet, visitor] }]));
  const consent = diff.differences.find(({ kinds }) => kinds.includes('consents'));
  expect(consent?.because).toEqual(['section:terms@standard#relevant']);
});

it('says what was too much to compare', () => {
  const after = compiled(edited(permit, [street, ['fields', 'email', 'required'], visitor]));
  const { incomplete, differences } = diffJourneys(before.journey, after.journey, { most: 1 });
  expect(incomplete).toEqual([
    'the question `email` of `street` must be answered, which is too much to work out',
  ]);
  expect(differences).toEqual([]);
});

describe('what comes to the same is no difference', () => {
  it.each(Object.entries(same))('%s', (_, files) => {
    expect(diffTo(files).differences.map(line)).toEqual([]);
  });
});
