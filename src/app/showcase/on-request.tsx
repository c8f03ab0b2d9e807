import { useState, type ReactNode } from 'react';

interface OnRequestProps {
  readonly name: string;
  readonly children: (close: () => void) => ReactNode;
}

/** For what takes the focus, or stands over the page, as soon as it is there. */
export function OnRequest({ name, children }: OnRequestProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button--second button--small"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {name}
      </button>
      {shown && children(() => setShown(false))}
    </>
  );
}
