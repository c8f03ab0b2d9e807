import type { ReactNode } from 'react';
import { Alert as PageAlert } from '../../ui/page';

interface AlertProps {
  readonly title: string;
  readonly text: ReactNode;
  /** The ways out, as buttons. */
  readonly children?: ReactNode;
}

/** An error of a screen: it stands next to what it is about, and is read out at once. */
export function Alert({ title, text, children }: AlertProps) {
  return (
    <PageAlert kind="error" urgent title={title} actions={children}>
      <p>{text}</p>
    </PageAlert>
  );
}
