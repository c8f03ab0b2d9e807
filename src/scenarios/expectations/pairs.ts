import { plain, type Json, type Text } from '../../engine';
import type { Located } from '../source';

/** Names in order; where the scenario writes a pair, what is said of it stands beside the name. */
export const pairs = <Part extends object>(
  wanted: readonly Located[],
  parts: readonly Part[],
  name: (part: Part) => Json,
  words: (part: Part) => Text,
): readonly Json[] =>
  parts.map((part, index) =>
    Array.isArray(wanted[index]?.value) ? [name(part), plain(words(part))] : name(part),
  );
