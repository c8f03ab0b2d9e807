import { useId, type ReactNode } from 'react';

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
