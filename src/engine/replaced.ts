import type { Replacement } from '../journey';

const made = new Map<string, RegExp>();

/** The text with every match of the pattern replaced. */
export function replaced(text: string, { replace, with: by }: Replacement): string {
  const pattern = made.get(replace) ?? new RegExp(replace, 'gsu');
  made.set(replace, pattern);
  return text.replaceAll(pattern, by);
}
