import { allOf } from '../../src/journey';
import type { InHand } from './in-hand';

/** What was found, with answers by their title in place of their path. */
export function foundWords({ journey, teller }: InHand, message: string): string {
  const paths = new Set(allOf(journey, 'field').map(({ is }) => is.path));
  return message.replaceAll(/`([^`]+)`/g, (whole, path: string) =>
    paths.has(path) || /^(facts|lookups|settings)\./.test(path) ? teller.words.name(path) : whole,
  );
}
