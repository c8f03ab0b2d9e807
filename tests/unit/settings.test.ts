import { brand } from 'virtual:brand';
import { describe, expect, it } from 'vitest';
import type { ContentView, Json, JsonObject, StepView } from '../../src/engine';
import type { CompiledJourney } from '../../src/journey';
import { inSignUp, withAddresses, withMeters, withQuestions } from './households';
import { gasMeter, meters } from './partner-answers';
import { Player, today } from './player';
import { files, shipped, type Edit } from './shipped';

const { journey, engine } = shipped();
/** As the page is started: the brand's own laid over the journey's. */
const { settings } = engine.start({ today, settings: { ...brand.settings } });
const at = (path: string): Json =>
  path.split('.').reduce<Json>((value, key) => (value as JsonObject)[key] ?? null, settings);

describe('the settings', () => {
  it.each([
    ['supplierTermsUrl', /^https:\/\//],
    ['privacyUrl', /^https:\/\//],
    ['nonDomesticPhone', /^[\d ]{11,}$/],
    ['nonDomesticHours', /^Monday to Friday, 9am to 5pm$/],
  ])('SET-01 hold %s', (path, shape) => {
    expect(at(path)).toMatch(shape);
  });

  it('ROU-18 the help line is open when the specification says', () => {
    expect(brand.phone.hours).toBe('Monday to Friday, 9am to 5pm. Closed on bank holidays');
  });

  it('SET-10 hold another help line for homes without a domestic meter than that of the header', () => {
    expect(at('nonDomesticPhone')).not.toBe(at('brand.phone'));
  });

  it.each(['whiteLabel', 'carbonOffset', 'gbData'])('SET-01 hold %s, yes or no', (flag) => {
    expect(at(flag)).toBeTypeOf('boolean');
  });

  it.each([
    ['SET-02', 'carbonOffset', true],
    ['SET-03', 'whiteLabel', true],
    ['SET-04', 'gbData', false],
  ])('%s %s is %s as built, whether a brand says it or not', (_, flag, value) => {
    expect(at(flag)).toBe(value);
    expect(journey.settings[flag]).toBe(value);
  });
});

const whiteLabel = (value: boolean): Edit => ({
  file: 'journey.json',
  at: ['settings', 'whiteLabel'],
  value,
});

const helpLine: Edit = {
  file: 'journey.json',
  at: ['settings', 'nonDomesticPhone'],
  value: '0117 496 0001',
};

/** All that any step would show and every call that was made. */
function everything({ shipped: { journey: played, engine: playing }, state, made }: Player) {
  return { views: played.steps.map(({ id }) => playing.view(state, id)), made };
}

const contentOf = (views: readonly StepView[]): readonly ContentView[] =>
  views.flatMap(({ content, sections }) => [
    ...content,
    ...sections.flatMap((section) => section.content),
  ]);

const both = meters([gasMeter], [gasMeter]);
const households: Readonly<Record<string, (...edits: readonly Edit[]) => Player>> = {
  'that has just come': (...edits) => new Player(shipped(...edits)),
  'with its addresses': withAddresses,
  'with both meters': (...edits) => withMeters(both, ...edits),
  'with every question answered': withQuestions,
  'in the sign-up': (...edits) => inSignUp(undefined, ...edits),
};

describe('SET-06 white-label', () => {
  it.each(Object.entries(households))('changes nothing for a household %s', (_, play) => {
    expect(everything(play(whiteLabel(false)))).toEqual(everything(play(whiteLabel(true))));
  });

  it('changes the help line alone for a home without a domestic meter', () => {
    const on = everything(withMeters([], whiteLabel(true), helpLine));
    const off = everything(withMeters([], whiteLabel(false), helpLine));
    const [help, ...others] = contentOf(off.views).filter(
      ({ id }) => !contentOf(on.views).some((content) => content.id === id),
    );
    expect(help?.id).toBe('nonDomesticHelp');
    expect(others).toEqual([]);
    const without = off.views.map((view) => ({
      ...view,
      sections: view.sections.map((section) => ({
        ...section,
        content: section.content.filter((content) => content.id !== 'nonDomesticHelp'),
      })),
    }));
    expect({ ...off, views: without }).toEqual(on);
  });

  it('is read in one place', () => {
    expect(readsOf(journey, 'settings.whiteLabel')).toBe(1);
    expect([...files.values()].join().split('"settings.whiteLabel"')).toHaveLength(2);
  });
});

const readsOf = (of: CompiledJourney, path: string): number =>
  JSON.stringify(of).split(`{"var":"${path}"}`).length - 1;
