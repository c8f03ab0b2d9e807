import { type ReactNode, useId, useState } from 'react';

interface ExampleProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One part with the name of what it shows above it. */
export function Example({ name, children }: ExampleProps) {
  return (
    <div className="showcase-example">
      <p className="small quiet">{name}</p>
      {children}
    </div>
  );
}

interface ExampleGroupProps {
  readonly title: string;
  /** Examples in columns; one under the other without it. */
  readonly columns?: boolean;
  readonly children: ReactNode;
}

/** Parts that belong together, under a title. */
export function ExampleGroup({ title, columns = false, children }: ExampleGroupProps) {
  const id = useId();
  return (
    <section className="showcase-group" aria-labelledby={id}>
      <h2 className="section-title" id={id}>
        {title}
      </h2>
      <div className={columns ? 'showcase-columns' : 'showcase-rows'}>{children}</div>
    </section>
  );
}

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
