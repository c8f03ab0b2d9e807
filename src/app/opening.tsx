import { PageLoader } from '../ui/page';
import { WordsProvider } from '../ui/words';
import { openingWords } from './opening-words';

/** As long as nothing but this is on the page, it says sooner than elsewhere that something comes. */
const showAfterMs = 100;

/** While a journey that is taken up again is still on its way. */
export function Opening() {
  return (
    <WordsProvider value={openingWords}>
      <PageLoader active delay={showAfterMs} says="page.loading" />
    </WordsProvider>
  );
}
