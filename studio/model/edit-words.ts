import { find, type CompiledJourney, type Part, type Place } from '../../src/journey';
import { keysOfPointer } from './edits';
import type { EditPlace, Step } from './history';
import type { InHand } from './in-hand';
import { variantTitle } from './outline';

/** What a key of a question or section is called in the page. */
const keyWords: Readonly<Record<string, string>> = {
  title: 'text',
  label: 'name in messages',
  hint: 'line under it',
  reason: 'why we ask',
  missing: 'words if it is left out',
  name: 'name in lists',
  lead: 'sentence under the title',
  consent: 'version',
  relevant: 'asked',
  visible: 'shown',
  required: 'must be answered',
  disabled: 'locked',
  rule: 'holds',
};

/** What the question or section at a place is called, or around it. */
export function titleAt(journey: CompiledJourney, place: Place): string | null {
  let part: Part | null = find(journey, place)?.part ?? null;
  while (part !== null && part.kind !== 'field' && part.kind !== 'section') part = part.owner;
  if (part === null) return null;
  if (part.kind === 'section') return part.is.name;
  return part.is.subject === '' ? part.is.name : part.is.subject;
}

/** What a value in a file is: what of which question, section or fact. */
export function placeWords(hand: InHand, { file, pointer }: EditPlace): string {
  if (file.startsWith('scenarios/')) return `What scenarios expect in ${file}`;
  const around = hand.origins
    .places()
    .filter(({ kind }) => kind === 'field' || kind === 'section' || kind === 'fact')
    .flatMap((place) => {
      const origin = hand.origins.at(place);
      const isAround = origin?.file === file && `${pointer}/`.startsWith(`${origin.pointer}/`);
      return isAround ? [{ place, pointer: origin.pointer }] : [];
    })
    .sort((one, other) => other.pointer.length - one.pointer.length)[0];
  const [key = ''] = keysOfPointer(pointer.slice(around?.pointer.length ?? 0));
  const title = around === undefined ? null : nameOf(hand, around.place);
  const what = keyWords[key] ?? variantTitle(key).toLowerCase();
  const of = title === null ? file : `“${title}”`;
  return what === '' ? of : `${what.slice(0, 1).toUpperCase()}${what.slice(1)} of ${of}`;
}

function nameOf({ journey, teller }: InHand, place: Place): string | null {
  if (place.kind !== 'fact') return titleAt(journey, place);
  return teller.words.name(`facts.${place.name ?? ''}`).replaceAll(/[“”]/g, '');
}

/** What a step did, which is what going back takes away. */
export function stepWords(hand: InHand, { places, words }: Step): string {
  if (words !== null) return words;
  const [first, ...more] = [...new Set(places.map((place) => placeWords(hand, place)))];
  return `${first ?? ''}${more.length === 0 ? '' : ` and ${String(more.length)} more`}`;
}
