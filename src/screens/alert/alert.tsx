import type { ReactNode } from 'react';
import { Icon } from '../../ui/page/icons';
import './alert.css';

interface AlertProps {
  readonly title: string;
  readonly text: ReactNode;
  /** The ways out, as buttons. */
  readonly children?: ReactNode;
}

/** An error: it stands next to what it is about, and is read out at once. */
export function Alert({ title, text, children }: AlertProps) {
  return (
    <div className="s-alert" role="alert">
      <Icon name="warning" />
      <div className="s-alert__body">
        <p className="s-alert__title">{title}</p>
        <p className="s-alert__text">{text}</p>
        {children !== undefined && <div className="s-alert__ways">{children}</div>}
      </div>
    </div>
  );
}
