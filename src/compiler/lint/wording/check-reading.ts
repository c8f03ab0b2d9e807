import type { Context } from '../../context';
import type { WordingSource } from '../../language';
import { items } from '../../source';
import type { Sources } from '../../symbols';
import { countText, readingAge } from './reading-age';
import { placeOfText, saidTexts } from './said-texts';
import { onceFor } from '../../source/once-for';

/** Shorter ones are labels: of a handful of words the measure says nothing. */
const leastWords = 6;

/** Own texts that are harder to read than the journey allows. */
export function checkReading(sources: Sources, { report, brand, spoken }: Context): void {
  const { wording, journey } = sources;
  // The measure is of English alone.
  if (wording === null || spoken !== null) return;
  const { readingAge: most, familiar = [], literal = [] } = wording.value;
  const known = new Set(familiar.map((word) => word.toLowerCase()));
  const isFamiliar = (word: string): boolean => known.has(word);
  const { texts } = saidTexts(sources);
  // A brand may leave a text out, or say it otherwise.
  for (const at of brand === null ? items(wording.find('literal')) : [])
    if (!texts.some(({ text }) => text.includes(at.value.text)))
      report.add('JC614', at.at('text'), 'No text says this.', {
        severity: 'warning',
        help: 'write it as the journey says it, or take it out',
      });
  if (most === undefined || !/^en\b/i.test(journey.value.locale)) return;
  const ageOf = (text: string): number => {
    const own = literal.reduce((left, each) => left.replaceAll(each.text, ' '), text);
    const counted = countText(own, isFamiliar);
    return counted.words < leastWords ? 0 : Math.round(readingAge(counted) * 10) / 10;
  };
  const met = agesOf(wording.value);
  for (const said of texts) {
    const age = met.get(said.text) ?? ageOf(said.text);
    met.set(said.text, age);
    if (age > most)
      report.add('JC612', placeOfText(said), messageOf(age, most), {
        severity: 'warning',
        help: 'use shorter words and sentences, and say one thing at a time',
      });
  }
}

/** What was counted once, for brands and for whoever checks after every change. */
const agesOf = onceFor<WordingSource, Map<string, number>>(() => new Map());

const messageOf = (age: number, most: number): string =>
  `This is read at the age of ${age.toFixed(1)}, and ${most} is the most.`;
