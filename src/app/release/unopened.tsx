import { WordsProvider } from '../../ui/words';
import { openingWords } from '../opening-words';
import { Unloaded } from './unloaded';

/** The journey itself could not be had: no household is there yet. */
export function Unopened(props: { readonly newer: boolean; readonly onLoad: () => void }) {
  return (
    <WordsProvider value={openingWords}>
      <Unloaded {...props}>
        <p>{openingWords.plain('app.loadAnew.kept')}</p>
      </Unloaded>
    </WordsProvider>
  );
}
