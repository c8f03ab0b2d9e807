import { useId } from 'react';
import { plain, useWords } from '../../parts/words';
import { Icon } from '../../parts/icons';
import { useModal } from '../../parts/focus';
import { ClearChoice } from './clear-choice';
import type { ClearQuestionProps } from './clear-details';
import '../dialog/dialog.css';
import './clear-dialog.css';

/** Asked before anything is cleared while something is open. */
export function ClearDialog(props: ClearQuestionProps) {
  const words = useWords();
  const id = useId();
  const box = useModal(props.onClose);
  const { title } = props.clearing.says;
  return (
    <dialog ref={box} tabIndex={-1} className="p-dialog p-clear-dialog" aria-labelledby={id}>
      <div className="p-clear-dialog__head">
        <h2 className="h3" id={id}>
          {title.length > 0 ? plain(title) : words.plain('page.clear')}
        </h2>
        <button
          type="button"
          className="p-dialog__close"
          aria-label={words.plain('page.dialog.close')}
          onClick={props.onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <ClearChoice {...props} />
    </dialog>
  );
}
