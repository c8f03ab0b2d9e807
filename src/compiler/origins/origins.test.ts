import { describe, expect, it } from 'vitest';
import { readPlace, type Origin, type Way } from '../../journey';
import { compile } from '../compile';
import { cars } from '../fixtures/cars';
import { parking, parkingContract } from '../fixtures/parking';
import { payment } from '../fixtures/payment';

type Files = ReadonlyMap<string, string>;

/** By the text of a place. */
function originsOf(files: Files) {
  const { origins } = compile(files, parkingContract, { traced: true });
  if (origins === null) throw new Error('nothing could be read');
  const within = (place: string, part: Way): Origin | null =>
    origins.within(readPlace(place), part);
  return { at: (place: string) => within(place, []), within };
}

/** The line of the file that an origin points at, from its column on. */
function writtenAt(files: Files, place: string, part: Way = []): string {
  const origin = originsOf(files).within(place, part);
  if (origin === null) return 'nowhere';
  const line = files.get(origin.file)?.split('\n')[origin.line - 1] ?? '';
  return `${origin.file} ${origin.pointer}: ${line.slice(origin.column - 1)}`;
}

const source = (place: string, files = parking()) => originsOf(files).at(place)?.source;

describe('origins', () => {
  const files = parking();

  it.each([
    ['section:street', 'steps/apply/street.json /id: "street",'],
    ['section:street/field:days', 'steps/apply/street.json /fields/days: "days": {'],
    [
      'section:street/field:street/required',
      'steps/apply/street.json /fields/street/required: true',
    ],
    ['section:street/field:days/relevant', 'steps/apply/street.json /fields/days/relevant: {'],
    ['section:street/field:days/bounds', 'steps/apply/street.json /fields/days/bounds: ['],
    [
      'section:street/field:permitType/option:visitor/label',
      'steps/apply/street.json /fields/permitType/options/0/label: "Visitor"',
    ],
    [
      'section:street/check:days.enoughDays/assert',
      'steps/apply/street.json /fields/days/checks/enoughDays/assert: {',
    ],
    [
      'section:street/action:findZone/enabled',
      'steps/apply/street.json /actions/findZone/enabled: {',
    ],
    [
      'section:street/reaction:1/change:0/clear:lookups.zones',
      'steps/apply/street.json /reactions/1/clear/1: "lookups.zones"',
    ],
    ['section:street/reaction:2/change:1/when', 'bundles/zone-defaults.json /changes/1/when: {'],
    ['fact:isShort', 'facts/permit.json /facts/isShort/rule: {'],
    ['call:create/body/holder/email', 'calls/create.json /body/holder/email: {'],
    ['sequence:save/step:permit/okWhen', 'sequences/save.json /steps/0/okWhen: {'],
    [
      'sequence:save/step:permit/failure:0/when',
      'sequences/save.json /steps/0/onFailure/0/when: {',
    ],
    ['step:done/requires:0/that', 'steps/done/step.json /requires/0/that: {'],
    ['screen:results/value:spaces', 'screens/results.json /values/spaces: {'],
    ['screen:results/badge:open/when', 'screens/results.json /badges/each/0/when: {'],
    ['screen:results/badge:open/text', 'screens/results.json /badges/each/0/text: "Open",'],
    ['screen:results/order:spaces/by', 'screens/results.json /orders/0/by: {'],
    [
      'screen:results/filter:stay/option:short/keep',
      'screens/results.json /filters/1/options/0/keep: {',
    ],
    ['screen:results/filter:stay/initial', 'screens/results.json /filters/1/initial: {'],
    ['screen:results/action:book/when', 'screens/results.json /actions/0/when: {'],
    ['screen:results/action:book/with:zone', 'screens/results.json /actions/0/with/zone: {'],
    ['screen:results/card:map/when', 'screens/results.json /cards/0/when: {'],
    ['screen:results/table:compare/when', 'screens/results.json /tables/0/when: {'],
    [
      'screen:results/table:compare/facts:0/when',
      'screens/results.json /tables/0/groups/0/rows/0/when: {',
    ],
    [
      'message:street.street.required',
      'messages/en-GB.json /fields/street.street/required: "Tell us your street"',
    ],
    ['text:page.continue', 'messages/en-GB/page.json /texts/page.continue: "Continue"'],
    ['tracking:zoneFound/Zone', 'tracking.json /records/zoneFound/Zone: {'],
  ])('%s', (place, expected) => {
    expect(writtenAt(files, place)).toBe(expected);
  });

  it.each([
    ['commit:payment', 'commits/payment.json /id: "payment",'],
    ['commit:payment/subject', 'commits/payment.json /subject: {'],
    ['commit:payment/tie:kind', 'commits/payment.json /tie/kind: {'],
    ['commit:payment/record:street', 'commits/payment.json /record/street: {'],
    ['commit:payment/confirmBy/noWhen', 'commits/payment.json /confirmBy/noWhen: {'],
    ['commit:payment/confirmBy/with:number', 'commits/payment.json /confirmBy/with/number: {'],
    ['commit:payment/then/change:0/goTo', 'commits/payment.json /then/goTo: "done"'],
    ['commit:payment/say:sending', 'commits/payment.json /says/sending: "This is sending.",'],
    ['sequence:pay/step:pay/keep:receipt', 'sequences/pay.json /steps/1/keep/receipt: {'],
  ])('%s', (place, expected) => {
    expect(writtenAt(payment(), place)).toBe(expected);
  });

  it.each([
    ['section:cars/reaction:0/change:0', 'steps/apply/cars.json /reactions/0: {'],
    [
      'section:cars/reaction:0/change:0/open',
      'steps/apply/cars.json /reactions/0/open: "findClass"',
    ],
    [
      'section:cars/field:cars/list/summary:0/when',
      'steps/apply/cars.json /fields/cars/list/summary/0/when: {',
    ],
    [
      'section:cars/field:size/part:length/label',
      'steps/apply/cars.json /fields/size/schema/properties/length/title: "Length",',
    ],
    ['section:cars/field:class/label', 'steps/apply/cars.json /fields/class/title: "Class",'],
    ['section:cars/content:content-1/when', 'steps/apply/cars.json /content/0/when: {'],
  ])('%s', (place, expected) => {
    expect(writtenAt(cars(), place)).toBe(expected);
  });

  it('are kept for whoever asked alone', () => {
    expect(compile(files, parkingContract).origins).toBeNull();
  });

  it('tells the files of a variant and of its section apart', () => {
    expect(writtenAt(files, 'section:terms@harbour/field:tides')).toMatch(
      /^councils\/harbour\.json/,
    );
    expect(writtenAt(files, 'section:terms@standard/field:agreed')).toMatch(/^steps\/apply\/terms/);
    expect(writtenAt(files, 'section:terms@harbour/content:flood')).toMatch(/^councils\/harbour/);
    expect(writtenAt(files, 'section:terms@harbour/content:content-1')).toMatch(/^steps\/apply/);
  });

  it('goes into a rule', () => {
    const part = ['if', 0, '===', 1];
    expect(writtenAt(files, 'fact:kind', part)).toBe(
      'facts/permit.json /facts/kind/if/0/===/1: "visitor"',
    );
  });

  it('goes into an argument that stands without its list', () => {
    const written = parking(
      'facts/permit.json',
      '"kind": {',
      '"isNoStreet": { "!": { "and": [{ "isAnswered": { "var": "street" } }, true] } }, "kind": {',
    );
    expect(writtenAt(written, 'fact:isNoStreet', ['!', 0, 'and', 1])).toBe(
      'facts/permit.json /facts/isNoStreet/!/and/1: true] } }, "kind": {',
    );
  });

  it('parts the relevance of a variant into the section’s own and the variant’s', () => {
    const place = 'section:terms@harbour/relevant';
    expect(writtenAt(files, place, ['and', 0, 'isAnswered'])).toContain('/relevant/isAnswered: {');
    expect(writtenAt(files, place, ['and', 1, 'in', 1])).toContain('/variants/by: {');
  });

  it('says of what nobody wrote what it belongs to', () => {
    const origin = originsOf(files).at('section:street/field:email/required');
    expect(origin).toMatchObject({ written: false, pointer: '/fields/email' });
    expect(originsOf(files).at('section:street/field:days/required')?.written).toBe(true);
    expect(originsOf(files).at('section:nowhere')).toBeNull();
  });

  it('names the clauses of a rule, else of the nearest key around it', () => {
    expect(source('fact:isShort')).toEqual(['PARK-01']);
    const named = parking(
      'steps/apply/street.json',
      '"title": "Your street",',
      '"title": "Your street", "source": ["PARK-09"],',
    );
    expect(source('section:street/field:street/required', named)).toEqual(['PARK-09']);
    const own = new Map(named).set(
      'steps/apply/street.json',
      (named.get('steps/apply/street.json') ?? '').replace(
        '"required": {\n        "===": [',
        '"required": {\n        "source": ["PARK-10"], "===": [',
      ),
    );
    expect(source('section:street/field:days/required', own)).toEqual(['PARK-10']);
    expect(source('section:street/field:street/required', own)).toEqual(['PARK-09']);
  });

  it('names the clauses of a part of a screen, else of the screen', () => {
    expect(source('screen:results/badge:open/when')).toEqual(['PARK-21']);
    expect(source('screen:results/action:book/when')).toEqual(['PARK-20']);
  });

  it('gives a variant the clauses of its section where its file names none', () => {
    const named = parking('steps/apply/terms.json', '"needs"', '"source": ["TRM-02"], "needs"');
    expect(source('section:terms@harbour/field:tides', named)).toEqual(['TRM-02']);
  });
});
