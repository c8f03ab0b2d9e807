import type { ReactNode } from 'react';
import { useWords } from '../../ui/words';
import './release.css';

interface UnloadedProps {
  readonly newer: boolean;
  /** What becomes of what was entered. */
  readonly children?: ReactNode;
  readonly onLoad: () => void;
}

/** A whole page whose code could not be had. */
export function Unloaded({ newer, children, onLoad }: UnloadedProps) {
  const words = useWords();
  const code = newer ? 'newer' : 'missing';
  return (
    <main className="container release-page">
      <h1 className="page-title" id="page-title" tabIndex={-1}>
        {words.plain(`app.${code}.title`)}
      </h1>
      <div role="alert">
        <p>{words.plain(`app.${code}.text`)}</p>
        {children}
      </div>
      <button type="button" className="button" onClick={onLoad}>
        {words.plain('app.loadAnew')}
      </button>
    </main>
  );
}
