import { spelled } from '../../src/explain';
import { allOf } from '../../src/journey';
import type { InHand } from './in-hand';

/** What was found, with answers by their title in place of their path. */
export function foundWords(hand: InHand, message: string): string {
  const { journey, teller } = hand;
  const paths = new Set(allOf(journey, 'field').map(({ is }) => is.path));
  return named(hand, message).replaceAll(/`([^`]+)`/g, (whole, path: string) =>
    paths.has(path) || /^(facts|lookups|settings)\./.test(path) ? teller.words.name(path) : whole,
  );
}

const kinds = /\b(fact|call|sequence|commit|section|step|screen) `([^`]+)`/g;

/** What the compiled journey calls a text otherwise than people do. */
const slots: Readonly<Record<string, string>> = {
  label: 'text',
  labels: 'text',
  subject: 'name in messages',
  hint: 'line under it',
  hints: 'line under it',
  missing: 'words if it is left out',
  lead: 'sentence under the title',
};

/** What has an id, or a name that files have for it, by the words that people have. */
function named({ journey, teller }: InHand, message: string): string {
  const told = message.replaceAll(
    /\bsays as `([^`]+)`/g,
    (_, slot: string) => `says as its ${slots[slot] ?? spelled(slot.replaceAll('.', ' '))}`,
  );
  return told.replaceAll(kinds, (whole, kind: string, id: string) => {
    const words = wordsFor(kind, id, { journey, teller });
    return words === null ? whole : `${kind} “${words}”`;
  });
}

function wordsFor(
  kind: string,
  id: string,
  { journey, teller }: Pick<InHand, 'journey' | 'teller'>,
): string | null {
  if (kind === 'fact') {
    const path = `facts.${id}`;
    const name = teller.words.phrase(path)?.holds ?? teller.words.name(path);
    return id in journey.facts ? name.replaceAll(/[“”]/g, '') : null;
  }
  if (kind === 'section' || kind === 'step') {
    const found = allOf(journey, kind).find(({ is }) => is.id === id);
    return found?.is.name ?? null;
  }
  return spelled(id);
}
