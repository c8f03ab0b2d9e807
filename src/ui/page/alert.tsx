import type { ReactNode } from 'react';
import { Icon } from './icons';
import './alert.css';

export type AlertKind = 'information' | 'take-care' | 'error';

export interface AlertProps {
  readonly kind: AlertKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** The way out, as buttons. */
  readonly actions?: ReactNode;
  /** Read out as soon as it appears. */
  readonly urgent?: boolean;
}

/** Stands next to what it is about. Its kind is told by icon and words, never by colour alone. */
export function Alert({ kind, title, children, actions, urgent = false }: AlertProps) {
  return (
    <div className={`p-alert p-alert--${kind}`} role={urgent ? 'alert' : undefined}>
      <Icon name={kind === 'information' ? 'info' : 'warning'} />
      <div className="p-alert__words">
        {title !== undefined && <p className="p-alert__title">{title}</p>}
        {children}
        {actions !== undefined && <div className="p-alert__actions">{actions}</div>}
      </div>
    </div>
  );
}
