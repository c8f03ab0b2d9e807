import { locales } from 'virtual:journey/later';
import { journey } from 'virtual:journey/start';
import { type ReactNode, useMemo } from 'react';
import { selectJourney } from '../../state';
import {
  LanguageContext,
  type PageLanguage,
  useWords,
  type Words,
  WordsProvider,
} from '../../ui/parts/words';
import type { Household } from '../household';
import { wordsOf } from '../words-of';
import { useSpeech } from './use-speech';

interface InLanguageProps {
  readonly household: Household;
  readonly step: string;
  readonly children: ReactNode;
}

/**
 * The page of a step. One that is not said in the language of the page stays whole in that of the
 * journey; what stands around it is said in the former.
 */
export function InLanguage({ household, step, children }: InLanguageProps) {
  const around = useWords();
  const speech = useSpeech(household);
  const [words, language] = useMemo((): readonly [Words, PageLanguage | null] => {
    const { engine, journey: spoken, isSaid } = speech;
    const own = spoken.locale === journey.locale ? undefined : journey.locale;
    const heart = isSaid(step) ? undefined : own;
    const state = () => selectJourney(household.store.getState());
    const others = Object.entries(locales).map(([locale, { name, own: ownName }]) =>
      locale === spoken.locale ? { locale: journey.locale, name: ownName } : { locale, name },
    );
    const onChoose = (locale: string) => void household.speak(locale).catch(reportError);
    return [
      heart === undefined
        ? around
        : wordsOf(() => household.journey().messages.texts, engine, state),
      others.length === 0 ? null : { around, heart, brand: own, others, onChoose },
    ];
  }, [around, speech, step, household]);
  return (
    <LanguageContext value={language}>
      <WordsProvider value={words}>{children}</WordsProvider>
    </LanguageContext>
  );
}
