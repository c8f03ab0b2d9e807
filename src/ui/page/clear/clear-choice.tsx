import { useWords } from '../../parts/words';
import { SaidWords } from '../commits/commit-buttons';
import { useDeliberatePress } from '../submit-button';
import type { ClearQuestionProps } from './clear-details';

/** `keepNumbers`: all but the number of what is open, and what is needed to ask about it. */
export type ClearHow = 'keepNumbers' | 'everything';

/** What is still open, and the two ways of clearing; the one that keeps its number comes first. */
export function ClearChoice({ clearing, onClear, now }: ClearQuestionProps) {
  const words = useWords();
  // The second of two taps on the link would fall on a button.
  const keep = useDeliberatePress(true, () => onClear('keepNumbers'), now);
  const drop = useDeliberatePress(true, () => onClear('everything'), now);
  return (
    <div className="p-clear">
      <SaidWords text={clearing.says.text} />
      <div className="p-commit__actions">
        <button type="button" className="button" {...keep}>
          {words.plain('page.clear.keepNumbers')}
        </button>
        <button type="button" className="button button--second" {...drop}>
          {words.plain('page.clear.everything', { subject: clearing.subject })}
        </button>
      </div>
    </div>
  );
}
