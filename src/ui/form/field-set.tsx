import type { ReactNode } from 'react';
import { Pictogram } from './pictograms';
import { useSection } from './section-context';
import './field-set.css';

export interface FieldSetProps {
  readonly name: string;
  readonly heading: string | undefined;
  readonly pictogram: string | undefined;
  readonly divider: boolean | undefined;
  /** One of its fields is. */
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading of their own; those with a `row` share one line. */
export function FieldSet({ name, heading, pictogram, divider, shown, children }: FieldSetProps) {
  const section = useSection();
  if (!shown) return null;
  const id = `${section}-set-${name}`;
  return (
    <div
      className="f-set"
      data-divider={divider}
      role={heading === undefined ? undefined : 'group'}
      aria-labelledby={heading === undefined ? undefined : id}
    >
      {heading !== undefined && (
        <h3 className="f-set-heading" id={id}>
          {pictogram !== undefined && <Pictogram name={pictogram} />}
          {heading}
        </h3>
      )}
      {children}
    </div>
  );
}
