import { Fragment, type ReactNode } from 'react';
import { FieldPictogram } from '../parts/brand';
import { Below, Paragraph } from '../parts/paragraph';
import { RichText, useWords } from '../parts/words';
import { useFields, useSection, useSurroundings } from './control';
import './field-set.css';

export interface FieldSetProps {
  readonly name: string;
  /** Stands apart, in a frame of its own. */
  readonly aside: boolean | undefined;
  readonly pictogram: string | undefined;
  readonly divider: boolean | undefined;
  /** It is drawn while one of them is shown. */
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading of their own; those with a `row` share one line. */
export function FieldSet(props: FieldSetProps) {
  const { name, aside, pictogram, divider, fields, children } = props;
  const section = useSection();
  const { groups } = useSurroundings();
  const words = useWords();
  const views = useFields();
  if (!fields.some((field) => views[field]?.shown === true)) return null;
  const { title = [], text = [] } = groups[name] ?? {};
  const id = `${section}-set-${name}`;
  const Set = title.length === 0 ? Fragment : Below;
  return (
    <div
      className="f-set"
      data-divider={divider}
      data-aside={aside}
      role={title.length === 0 ? undefined : 'group'}
      aria-labelledby={title.length === 0 ? undefined : id}
      aria-describedby={title.length === 0 || text.length === 0 ? undefined : `${id}-text`}
    >
      {title.length > 0 && (
        <h3 className="f-set-heading" id={id}>
          {pictogram !== undefined && <FieldPictogram name={pictogram} />}
          <RichText text={title} />
          {aside === true && <span className="f-optional">{words.plain('form.optional')}</span>}
        </h3>
      )}
      <Set>
        <Paragraph text={text} className="f-set-text" id={`${id}-text`} />
        {children}
      </Set>
    </div>
  );
}
