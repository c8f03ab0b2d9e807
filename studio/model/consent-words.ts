import type { PartOf } from '../../src/journey';
import { edited, editKey, pointerUnder, type Edit } from './edits';
import type { EditPlace } from './history';
import { written, type InHand } from './in-hand';
import type { TextEntry } from './question';

/** What a household agrees to, and its version. */
export interface ConsentWords extends EditPlace {
  /** The version before anything was edited. */
  readonly stored: number;
  readonly isReworded: boolean;
  readonly isRaised: boolean;
  readonly texts: readonly TextEntry[];
}

/** null for what is no consent. */
export function consentWords(
  hand: InHand,
  edits: readonly Edit[],
  field: PartOf<'field'>,
  texts: readonly TextEntry[],
): ConsentWords | null {
  const origin = hand.origins.at(field.place);
  if (field.is.consent === undefined || origin === null) return null;
  const place = { file: origin.file, pointer: pointerUnder(origin.pointer, 'consent', 'version') };
  const own = edits.find((edit) => editKey(edit) === editKey(place));
  const stored = own?.was ?? written(hand, place.file, place.pointer);
  if (typeof stored !== 'number') return null;
  const agreed = texts.filter(({ key }) => key === 'title' || key === 'hint');
  return {
    ...{ ...place, stored, texts: agreed },
    isReworded: isReworded(agreed, edits),
    isRaised: own !== undefined,
  };
}

const isReworded = (texts: readonly TextEntry[], edits: readonly Edit[]): boolean =>
  edits.some((edit) => texts.some((text) => editKey(text) === editKey(edit)));

/** Other words of a consent with what comes of them: another version, until somebody says that it is only a slip. */
export function reworded(
  edits: readonly Edit[],
  edit: Edit,
  consent: ConsentWords | null,
): readonly Edit[] {
  const next = edited(edits, edit);
  if (consent === null || isReworded(consent.texts, next) === consent.isReworded) return [edit];
  const { file, pointer, stored } = consent;
  const version = consent.isReworded ? stored : stored + 1;
  return [edit, { file, pointer, was: stored, value: version }];
}
