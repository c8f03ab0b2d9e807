import { WordsProvider } from '../../ui/words';
import { openingWords } from '../opening-words';
import { Unloaded } from './unloaded';

interface UnopenedProps {
  readonly newer: boolean;
  /** The device has answers of an earlier visit. */
  readonly kept: boolean;
  readonly onLoad: () => void;
}

/** The journey itself could not be had: no household is there yet. */
export function Unopened({ kept, ...props }: UnopenedProps) {
  return (
    <WordsProvider value={openingWords}>
      <Unloaded {...props}>{kept && <p>{openingWords.plain('app.loadAnew.kept')}</p>}</Unloaded>
    </WordsProvider>
  );
}
