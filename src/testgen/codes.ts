import type { Obstacle } from './search/search';

/** What each code of an outcome that no scenario was found for stands for. Codes never change their meaning. */
export const testgenCodes = {
  JT101: 'outcome that never comes about',
  JT102: 'outcome that nobody was found to come to',
  JT103: 'outcome that is too much to work out',
} as const;

export type TestgenCode = keyof typeof testgenCodes;

export const codeOf: Readonly<Record<Obstacle, TestgenCode>> = {
  never: 'JT101',
  notPlayed: 'JT102',
  tooLarge: 'JT103',
};
