import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { Text } from '../../engine';
import { formatted } from './formatted';
import { RichText } from './words';

export interface ParagraphProps {
  readonly text: Text;
  readonly className?: string;
  readonly id?: string;
}

/** How a text is drawn that begins with a mark. */
export interface Formatting {
  /** Null for a text that is not formatted. */
  readonly drawn: (props: ParagraphProps) => ReactNode;
  /** What stands under a heading: headings of formatted texts in it are one level below that. */
  readonly Below: ComponentType<{ readonly children: ReactNode }>;
}

/** By what such a mark says: a built page has it only if a text of its journey does. */
const ways: { readonly formatted?: Formatting } = { formatted };

export const Below = ways.formatted?.Below ?? Fragment;

/** A paragraph, or what a text of more than a line is formatted as. Nothing where it has no words. */
export function Paragraph(props: ParagraphProps) {
  const { text, ...rest } = props;
  return (
    ways.formatted?.drawn(props) ??
    (text.length > 0 && (
      <p {...rest}>
        <RichText text={text} />
      </p>
    ))
  );
}
