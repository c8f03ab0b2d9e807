import { useRef } from 'react';
import { useWords } from '../../words';
import { useCopy } from './use-copy';

interface SubjectBoxProps {
  readonly subject: string;
  readonly copies: boolean;
}

/** The number to be noted: what a household is asked for when it calls. */
export function SubjectBox({ subject, copies }: SubjectBoxProps) {
  const words = useWords();
  const number = useRef<HTMLElement>(null);
  const { said, copy } = useCopy(number);
  return (
    <div className="p-commit__subject">
      <dl>
        <dt>{words.plain('page.commit.subject')}</dt>
        <dd ref={number}>{subject}</dd>
      </dl>
      {copies && (
        <button
          type="button"
          className="button button--second button--small"
          onClick={() => copy(subject)}
        >
          {words.plain('page.commit.copy')}
        </button>
      )}
      <p className="p-commit__copied small" role="status">
        {said !== null && words.plain(said)}
      </p>
    </div>
  );
}
