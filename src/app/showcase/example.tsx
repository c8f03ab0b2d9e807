import type { ReactNode } from 'react';

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
