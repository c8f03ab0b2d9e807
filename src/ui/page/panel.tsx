import type { ReactNode } from 'react';
import { panelTitleId } from './use-step-focus';
import './panel.css';

export interface PanelProps {
  readonly title: string;
  /** Nothing is left to do: the good fill. */
  readonly good?: boolean;
  readonly children?: ReactNode;
}

/** The tinted panel at the foot of the sheet. One a page, so that the focus finds its title. */
export function Panel({ title, good = false, children }: PanelProps) {
  return (
    <section className={`p-panel${good ? ' p-panel--good' : ''}`} aria-labelledby={panelTitleId}>
      <h2 className="h3" id={panelTitleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
