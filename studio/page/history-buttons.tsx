import { useMemo } from 'react';
import { stepWords } from '../model/edit-words';
import type { Step } from '../model/history';
import { Icon } from './icons';
import type { Draft } from './use-draft';

/** Back and forth in all that was done to the draft, each with what it would undo or redo. */
export function HistoryButtons({ draft }: { readonly draft: Draft }) {
  const { history, hand, undo, redo } = draft;
  const { done, undone, moved } = history;
  const [back, forth] = useMemo(
    () => [wordsOf(hand, done.at(-1)), wordsOf(hand, undone.at(-1))],
    [done, undone, hand],
  );
  const said = { undone: `Undone: ${forth}`, redone: `Redone: ${back}` };
  return (
    <span className="history" role="group" aria-label="History">
      <Button word="Undo" keys="Ctrl Z" of={back} onPress={undo} isThere={done.length > 0} />
      <Button
        word="Redo"
        keys="Ctrl Shift Z"
        of={forth}
        onPress={redo}
        isThere={undone.length > 0}
      />
      <span className="hidden" role="status">
        {moved === null ? '' : said[moved]}
      </span>
    </span>
  );
}

const wordsOf = (hand: Draft['hand'], step: Step | undefined): string =>
  step === undefined || hand === null ? '' : stepWords(hand, step);

interface ButtonProps {
  readonly word: 'Undo' | 'Redo';
  readonly keys: string;
  readonly of: string;
  readonly isThere: boolean;
  readonly onPress: () => void;
}

/** One without anything to do keeps the focus, and says so. */
const Button = ({ word, keys, of, isThere, onPress }: ButtonProps) => (
  <button
    type="button"
    className="button"
    aria-disabled={!isThere}
    title={isThere ? `${word} (${keys}): ${of}` : `Nothing to ${word.toLowerCase()}`}
    onClick={() => {
      if (isThere) onPress();
    }}
  >
    <Icon of={word === 'Undo' ? 'undo' : 'redo'} />
    {word}
    {isThere && <span className="history-words">{of}</span>}
  </button>
);
