import { allOf, type CompiledConsent, type CompiledText, type PartOf } from '../../journey';
import type { Prover } from '../prover';
import type { Comparison } from './compare';
import { placesOf, type Found } from './found';
import { wordsOfConsent } from './gather-field';

interface Consent {
  readonly part: PartOf<'field'>;
  readonly consent: CompiledConsent;
}

/**
 * Consents whose words are others under a version that is not: then the record of consents says that
 * somebody agreed to words which they never saw. And versions that grew without other words.
 */
export function consentTexts(
  comparison: Comparison,
  [before, after]: readonly [Prover, Prover],
): readonly Found[] {
  const known = consentsOf(before);
  return consentsOf(after).flatMap(({ part, consent }): readonly Found[] => {
    const alike = known.filter((each) => each.consent.id === consent.id);
    const twin = alike.find((each) => sectionOf(each) === sectionOf({ part, consent })) ?? alike[0];
    if (twin === undefined) return [];
    const [was, now] = [wordsOfConsent(twin.part.is, twin.part), wordsOfConsent(part.is, part)];
    const isSame =
      was.length === now.length &&
      was.every((text, index) => comparison.sameWords(plain(text), plain(now[index] ?? [])));
    const { id, version } = consent;
    if (isSame === (version === twin.consent.version)) return [];
    if (!isSame && version > twin.consent.version) return [];
    const base = {
      key: `consent:${id}#text`,
      entry: `consent:${id}#text`,
      what: `the consent \`${id}\` (\`${part.is.name}\` of \`${sectionOf({ part, consent })}\`)`,
      ...({ change: 'changed', inside: [], because: [], hangsOn: null, extent: null } as const),
      places: placesOf(twin.part, part),
    };
    if (isSame)
      return [
        {
          ...base,
          kinds: ['consents'],
          says: 'has, with the words that it had, the version',
          before: { is: 'plain', json: twin.consent.version },
          after: { is: 'plain', json: version },
        },
      ];
    return [
      {
        ...base,
        kinds: ['consent-text', 'consents'],
        says: `under the same version ${version} says`,
        before: { is: 'text', text: joined(was, now) },
        after: { is: 'text', text: joined(now, was) },
      },
    ];
  });
}

const consentsOf = ({ journey }: Prover): readonly Consent[] =>
  allOf(journey, 'field').flatMap((part) => {
    const { consent } = part.is;
    return consent === undefined ? [] : [{ part, consent }];
  });

const sectionOf = ({ part }: Consent): string => part.owner.place.name ?? '';

const plain = (text: CompiledText) => ({ text, scope: '' });

/** Those of the texts that are others. */
const joined = (texts: readonly CompiledText[], others: readonly CompiledText[]): CompiledText =>
  texts
    .filter((text, index) => JSON.stringify(text) !== JSON.stringify(others[index]))
    .flatMap((text, index) => (index === 0 ? text : [' / ', ...text]));
