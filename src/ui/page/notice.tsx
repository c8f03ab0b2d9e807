import { useWords } from '../words';
import { Icon } from './icons';
import './notice.css';

export interface NoticeProps {
  readonly text: string;
  readonly onDismiss: () => void;
}

/** One line that says why the person was sent here. */
export function Notice({ text, onDismiss }: NoticeProps) {
  const words = useWords();
  return (
    <div className="p-notice" role="status">
      <Icon name="info" />
      <p>{text}</p>
      <button type="button" aria-label={words.plain('page.dismiss')} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
