import { describe, expect, it } from 'vitest';
import { readTime, saysTime } from './time-text';

const words = {
  am: ['am', 'a.m.', 'a.m'],
  pm: ['pm', 'p.m.', 'p.m', 'in the afternoon'],
  morning: ['in the morning'],
  evening: ['in the evening'],
  midday: ['midday', 'noon', '12 noon'],
  midnight: ['midnight', '12 midnight', '12 at night'],
};
const read = (text: string): string | null => readTime(text, words);

describe('what is typed as a time', () => {
  it.each<[string, string]>([
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['1430', '14:30'],
    ['14 30', '14:30'],
    ['14h30', '14:30'],
    ['14h', '14:00'],
    ['14', '14:00'],
    ['00:05', '00:05'],
    ['0:05', '00:05'],
    ['0930', '09:30'],
    ['09:30', '09:30'],
    ['10:30', '10:30'],
    ['12:00', '12:00'],
    ['2.30pm', '14:30'],
    ['2:30 pm', '14:30'],
    ['2:30 P.M.', '14:30'],
    ['02:30pm', '14:30'],
    ['230pm', '14:30'],
    ['5am', '05:00'],
    ['5 a.m', '05:00'],
    ['5 in the evening', '17:00'],
    ['5 in the morning', '05:00'],
    ['12 in the afternoon', '12:00'],
    ['12.30 in the afternoon', '12:30'],
    ['12 at night', '00:00'],
    ['12:30pm', '12:30'],
    ['12am', '00:00'],
    ['12:15 am', '00:15'],
    ['12pm', '12:00'],
    ['14:30pm', '14:30'],
    ['0:30am', '00:30'],
    [' Midday ', '12:00'],
    ['noon', '12:00'],
    ['midnight', '00:00'],
    ['１４：３０', '14:30'],
    ['14:30\u200B', '14:30'],
  ])('%s is %s', (text, time) => {
    expect(read(text)).toBe(time);
  });

  it.each<[string, string]>([
    ['5', '5'],
    ['05', '5'],
    ['12', '12'],
    ['5.30', '5:30'],
    ['530', '5:30'],
    ['5 30', '5:30'],
    ['12 in the evening', '12 in the evening'],
    ['12 In The Morning', '12 in the morning'],
    ['12:00in the evening', '12:00 in the evening'],
    ['12.30 in the evening', '12:30 in the evening'],
    ['1230 in the morning', '12:30 in the morning'],
  ])('%s may be either half of the day, and is asked about as %s', (text, kept) => {
    expect(read(text)).toBe(kept);
  });

  it.each([
    ...[
      '24:00',
      '0:30 pm',
      '0:30 in the evening',
      '14 in the morning',
      '25',
      '14:60',
      '14:5',
      '0',
      '00',
      '14:30am',
      '13 am',
      '0pm',
      '24pm',
      'late',
    ],
    ...['half past two', 'am', '-5', '5:30:00', '12345', '2pm-4pm', '12.5.26'],
  ])('%s is none, and stays as it is', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each(['', '  ', '\u200B'])('%j is nothing', (text) => {
    expect(read(text)).toBeNull();
  });

  it('reads back each time that it writes, as itself', () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) {
      const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
      expect(read(time)).toBe(time);
    }
  });
});

it.each<[string, string, string]>([
  ['00:00', 'isMidnight', '12:00'],
  ['00:15', 'isNight', '12:15'],
  ['01:00', 'isMorning', '1:00'],
  ['11:59', 'isMorning', '11:59'],
  ['12:00', 'isMidday', '12:00'],
  ['12:01', 'isAfternoon', '12:01'],
  ['17:59', 'isAfternoon', '5:59'],
  ['18:00', 'isEvening', '6:00'],
  ['23:59', 'isEvening', '11:59'],
])('%s is said by %s, with %s', (text, name, time) => {
  expect(saysTime(text)).toEqual({ name, time });
});

it.each(['5', '5:30', '24:00', 'late', ''])('nothing is said of %j', (text) => {
  expect(saysTime(text)).toBeNull();
});
