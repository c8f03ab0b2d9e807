import type { ReactNode } from 'react';
import { Pictogram } from './pictograms';
import { useSection } from './section-context';
import './field-set.css';

interface FieldSetProps {
  readonly name: string;
  readonly heading: string | undefined;
  readonly pictogram: string | undefined;
  readonly divider: boolean | undefined;
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading of their own; those with a `row` share one line. */
export function FieldSet({ name, heading, pictogram, divider, fields, children }: FieldSetProps) {
  const section = useSection();
  if (!fields.some((field) => section.fields[field]?.shown === true)) return null;
  const id = `${section.id}-set-${name}`;
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
