import { useEffect, useRef } from 'react';
import type { FieldReference } from '../../engine';
import { useWords } from '../words';
import { countText } from './count-text';
import { FieldLinks } from './field-links';
import './error-summary.css';

export interface ErrorSummaryProps {
  readonly errors: readonly FieldReference[];
  readonly onGo: (reference: FieldReference) => void;
}

/** First in the column; takes the focus when it appears (SUB-03). */
export function ErrorSummary({ errors, onGo }: ErrorSummaryProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      className="p-errors"
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <h2 className="h3" id="error-summary-title">
        {words.plain('page.errorSummary')}
      </h2>
      <p className="quiet">{countText(words, 'page.errorSummary', errors.length)}</p>
      <FieldLinks references={errors} onGo={onGo} />
    </div>
  );
}
