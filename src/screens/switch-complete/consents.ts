import { asList, asNumber, asObject, asText } from '../reading';
import type { ScreenProps } from '../screen';

/** One line of the record of consents (decision 84). */
export interface Consent {
  readonly id: string;
  readonly version: number;
  /** What it is called for short. */
  readonly name: string;
  /** In the words that stood there. */
  readonly title: string;
  readonly hint: string;
  readonly agreed: boolean;
  /** Milliseconds since 1970; null where no person answered: its sheet opened so. */
  readonly at: number | null;
}

export interface Consents {
  readonly given: readonly Consent[];
  /** false after a reload: what tells of health is kept in memory alone. */
  readonly complete: boolean;
}

/** The year of a moment, where the device is. */
export const yearOf = (at: number): string => String(new Date(at).getFullYear());

/** What was agreed to with the newest switch, and what not, in the order of the sheets. */
export function readConsents({ read }: Pick<ScreenProps, 'read'>): Consents {
  const { consents, record } = asObject(read('commits.switch'));
  const inMemory = Array.isArray(consents);
  const lines = asList(inMemory ? consents : asObject(record).consents).map(asObject);
  return {
    given: lines.map((line) => ({
      id: asText(line.id),
      version: asNumber(line.version) ?? 0,
      // What an earlier release kept has no short name.
      name: asText(line.name) || asText(line.title),
      title: asText(line.title),
      hint: asText(line.hint),
      agreed: line.answer !== null && line.answer !== false,
      at: asNumber(line.at),
    })),
    complete: inMemory,
  };
}
