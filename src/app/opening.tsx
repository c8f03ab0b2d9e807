import { journey } from 'virtual:journey/start';
import { plain } from '../engine';
import { PageLoader } from '../ui/page';
import { WordsProvider, type Words } from '../ui/words';

/** No household is there yet to fill a text: its words alone. */
const text: Words['text'] = (name) =>
  (journey.messages.texts[name] ?? [name]).filter((part) => typeof part === 'string');
const words: Words = { text, plain: (name) => plain(text(name)) };

/** As long as nothing but this is on the page, it says sooner than elsewhere that something comes. */
const showAfterMs = 100;

/** While a journey that is taken up again is still on its way. */
export function Opening() {
  return (
    <WordsProvider value={words}>
      <PageLoader active delay={showAfterMs} says="page.loading" />
    </WordsProvider>
  );
}
