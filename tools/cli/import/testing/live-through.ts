import type { Imported } from '../import-form';
import { compareNow, type Compared } from './compare-with-odk';
import { asInBrowser, giveItems, openInOdk } from './odk-engine';
import { answerSome, dayText, randomFrom } from './random-answers';

/** How many questions are answered anew before each look. */
const atOnce = 6;

/**
 * Answers a form at random in ODK's own engine, and holds each rule that was brought over against it
 * each time; null where that engine does not take the form. A list has an item at least: of none
 * JavaRosa and XPath have the sum 0, and ODK Web Forms has none.
 */
export const liveThrough = (
  xml: string,
  imported: Imported,
  length: Length,
): Promise<Compared | null> => asInBrowser(() => live(xml, imported, length));

interface Length {
  readonly rounds: number;
  readonly seed: number;
  readonly seconds?: number;
}

async function live(
  xml: string,
  imported: Imported,
  { rounds, seed, seconds = Infinity }: Length,
): Promise<Compared | null> {
  const root = await openInOdk(xml);
  if (root === null) return null;
  const random = randomFrom(seed);
  const compared: Compared = { counts: new Map(), disagreements: [] };
  const today = dayText(new Date());
  const end = Date.now() + seconds * 1000;
  for (let round = 0; round < rounds && Date.now() < end; round += 1) {
    if (round % 50 === 0) giveItems(root, 1 + Math.floor(random() * 3));
    answerSome(root, imported.planned, atOnce, random);
    compareNow(imported, root, today, compared);
  }
  return compared;
}
