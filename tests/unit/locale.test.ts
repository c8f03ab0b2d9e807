import { expect, it } from 'vitest';
import { journeyPatch } from '../../src/compiler/locale';
import { createEngine, plain } from '../../src/engine';
import { field, given, journey, section, step } from '../../src/engine/testing';
import type { CompiledJourney, CompiledText } from '../../src/journey';
import { patched } from '../../src/app/language/patched';

const page = (title: CompiledText, hint: CompiledText): CompiledJourney =>
  journey(
    [
      step('apply', [section('home', [field('street', 'street', 'string', { hint })])], {
        title: [{ when: true, text: title }],
      }),
      step('pay', [], { title: [{ when: true, text: title }] }),
    ],
    { stages: ['Street', 'Done'] },
  );

const english = page(['Your street, ', { path: 'today', format: 'date' }], ['As on {the} sign']);
const hint = ['As on {the} sign'];
const welsh = {
  ...page([{ path: 'today', format: 'date' }, ': eich stryd'], hint),
  locale: 'cy-GB',
  stages: ['Stryd', 'Wedi gorffen'],
};
const patch = journeyPatch(english, { journey: welsh, unsaid: new Set([hint]) }, ['apply']);
const spoken = patched(english, patch);
const viewOf = (of: CompiledJourney, id: string) => {
  const engine = createEngine(of, {});
  return engine.view(engine.start({ ...given, today: '2026-02-10' }), id);
};

it('says what is said in it, with days as they are written there', () => {
  expect(spoken.locale).toBe('cy-GB');
  expect(spoken.stages).toEqual(['Stryd', 'Wedi gorffen']);
  expect(plain(viewOf(spoken, 'apply').title)).toBe('10 Chwefror 2026: eich stryd');
});

it('falls back to the journey’s own words, marked with their language', () => {
  const view = viewOf(spoken, 'apply').sections[0]?.fields['street'];
  expect(view?.hint).toEqual([{ text: 'As on {the} sign', lang: 'en-GB' }]);
});

it('leaves steps that are not said in it as they are', () => {
  expect(plain(viewOf(spoken, 'pay').title)).toBe('Your street, 10 Chwefror 2026');
  expect(spoken.digest).toBe(english.digest);
});

it('holds what differs alone, and takes a journey of which a part is not there yet', () => {
  expect(Object.keys(patch).sort()).toEqual(['locale', 'stages', 'steps']);
  expect(
    patched({ ...english, steps: english.steps.slice(1) }, { locale: 'cy-GB' }).steps,
  ).toHaveLength(1);
});
