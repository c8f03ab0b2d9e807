import { journey } from 'virtual:journey/start';
import { type ReactNode, useMemo } from 'react';
import { selectJourney } from '../../state';
import { LanguageContext, type PageLanguage, useWords, WordsProvider } from '../../ui/parts/words';
import type { Household } from '../household';
import { wordsOf } from '../journey-parts';
import { languages, nameOf } from './language';
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
  const said = speech.isSaid(step);
  const heart = useMemo(
    () =>
      said
        ? around
        : wordsOf(
            () => household.journey().messages.texts,
            speech.engine,
            () => selectJourney(household.store.getState()),
          ),
    [said, around, speech, household],
  );
  const language = useMemo((): PageLanguage | null => {
    const { locale } = speech;
    const own = locale === journey.locale ? undefined : journey.locale;
    return languages.length < 2
      ? null
      : {
          around,
          heart: said ? undefined : own,
          brand: own,
          others: languages
            .filter((each) => each !== locale)
            .map((each) => ({ locale: each, name: nameOf(each) })),
          onChoose: (each) => void household.speak(each).catch(reportError),
        };
  }, [around, speech, said, household]);
  return (
    <LanguageContext value={language}>
      <WordsProvider value={heart}>{children}</WordsProvider>
    </LanguageContext>
  );
}
