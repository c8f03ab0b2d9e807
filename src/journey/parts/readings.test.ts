import { describe, expect, it } from 'vitest';
import { compile } from '../../compiler';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import { permit } from '../../engine/testing';
import { placeText } from '../place';
import { readingsOf } from './readings';

const read = (path: string) =>
  readingsOf(permit)
    .filter(({ paths }) => paths.includes(path))
    .map(({ place, isText }) => `${placeText(place)}${isText ? ' says it' : ''}`);

describe('what a journey reads', () => {
  it('is each rule and text that reads anything, in the order of its parts', () => {
    expect(readingsOf(permit).every(({ paths }) => paths.length > 0)).toBe(true);
    expect(read('kind')).toEqual([
      'fact:needsPermit',
      'section:vehicle/field:length/relevant',
      'section:vehicle/field:length/required',
      'section:vehicle/field:length/bounds/by',
      'section:vehicle/field:plate/relevant',
      'section:vehicle/reaction:0/when',
      'section:vehicle/reaction:1/when',
      'call:saveVehicle/body/kind',
    ]);
    expect(read('address.text')).toEqual(['section:home/summary:0/text says it']);
  });

  it('is found once for a journey; a status is read at its look-up, and a text reads what stands in it', () => {
    expect(readingsOf(permit)).toBe(readingsOf(permit));
    const { journey } = compile(
      parking(
        'steps/apply/street.json',
        '"title": "E-mail",',
        '"title": "E-mail to {street}", "relevant": { "===": [{ "lookupStatus": "zones" }, "ready"] },',
      ),
      parkingContract,
    );
    if (journey === null) throw new Error('it does not compile');
    const found = readingsOf(journey)
      .filter(({ part }) => part.kind === 'field' && part.is.name === 'email')
      .map(({ place, isText, paths }) => [placeText(place), isText, ...paths]);
    expect(found).toEqual([
      ['section:street/field:email/relevant', false, 'lookups.zones'],
      ['section:street/field:email/label', true, 'street'],
    ]);
  });
});
