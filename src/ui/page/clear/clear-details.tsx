import { useCallback, useState } from 'react';
import type { ClearView } from '../../../engine';
import { onDemand, usePart } from '../../parts/on-demand';
import { useWords } from '../../parts/words';
import { SaidWords } from '../commits/commit-buttons';
import { ClearChoice, type ClearHow } from './clear-choice';

export interface ClearDetailsProps {
  /** What has to be asked first; null clears at once. */
  readonly clearing: ClearView | null;
  readonly onClear: (how: ClearHow) => void;
  /** Milliseconds that run forward; the browser's own when absent. */
  readonly now?: () => number;
}

/** Clear my details: at once, after a question, or why it cannot be had now. */
export function ClearDetails({ clearing, onClear, ...rest }: ClearDetailsProps) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const close = useCallback(() => setAsked(false), []);
  // What was settled meanwhile is not asked about when something else is open later.
  if (asked && clearing?.kind !== 'open') setAsked(false);
  if (clearing?.kind === 'sending') return <SaidWords text={clearing.says.text} />;
  return (
    <>
      <button
        type="button"
        className="link-button"
        onClick={() => (clearing === null ? onClear('everything') : setAsked(true))}
      >
        {words.plain('page.clear')}
      </button>
      {clearing !== null && asked && (
        <Question
          clearing={clearing}
          onClear={(how) => {
            close();
            onClear(how);
          }}
          onClose={close}
          {...rest}
        />
      )}
    </>
  );
}

const dialogPart = onDemand(async () => (await import('./clear-dialog')).ClearDialog);

export interface ClearQuestionProps extends Pick<ClearDetailsProps, 'onClear' | 'now'> {
  readonly clearing: ClearView;
  readonly onClose: () => void;
}

/** In a dialog whose frame comes on demand; where that cannot be had, in place. */
function Question(props: ClearQuestionProps) {
  const { loaded: Loaded, failure } = usePart(dialogPart);
  if (Loaded !== null) return <Loaded {...props} />;
  return failure !== null ? <ClearChoice {...props} /> : null;
}
