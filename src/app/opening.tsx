import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { plain } from '../engine';
import { PageLoader } from '../ui/parts/page-loader';
import { type Words, WordsProvider } from '../ui/parts/words';
import { Unloaded, type UnloadedProps } from './release/unloaded';

/** No household is there yet to fill a text: its words alone. */
const text: Words['text'] = (name) =>
  (journey.messages.texts[name] ?? [name]).filter((part) => typeof part === 'string');
const openingWords: Words = { text, plain: (name) => plain(text(name)) };

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

interface UnopenedProps {
  readonly code: UnloadedProps['code'];
  /** The device has answers of an earlier visit. */
  readonly kept: boolean;
  readonly onLoad: () => void;
}

/** The journey itself could not be had, or where it is to call: no household is there yet. */
export function Unopened({ kept, ...props }: UnopenedProps) {
  const { number, hours } = brand.phone;
  return (
    <WordsProvider value={openingWords}>
      <Unloaded {...props}>
        {kept && <p>{openingWords.plain('app.loadAnew.kept')}</p>}
        {props.code === 'settings' && (
          <p>
            {number}. {hours}.
          </p>
        )}
      </Unloaded>
    </WordsProvider>
  );
}
