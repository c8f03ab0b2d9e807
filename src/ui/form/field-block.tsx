import { memo, type ReactNode } from 'react';
import type { FieldView, SectionView } from '../../engine';
import { FieldSet, type FieldSetProps } from './field-set';
import { FieldProvider, useFields } from './section-context';

/** A field as it was laid out; what it shows it reads from its view. */
export interface LaidField {
  readonly name: string;
  readonly content: ReactNode;
}

interface FieldBlockProps {
  readonly fields: readonly LaidField[];
  /** What they stand in together, if they belong together. */
  readonly set: Omit<FieldSetProps, 'shown' | 'children'> | null;
}

/** Some neighbours of a section. A change of a field reaches its own block, and there the field alone. */
export function FieldBlock({ fields, set }: FieldBlockProps) {
  return <Block fields={fields} set={set} views={useFields()} />;
}

interface BlockProps extends FieldBlockProps {
  readonly views: SectionView['fields'];
}

const Block = memo(function Block({ fields, set, views }: BlockProps) {
  const drawn = fields.map(({ name, content }) => (
    <FieldProvider key={name} value={viewOf(views, name)}>
      {content}
    </FieldProvider>
  ));
  if (set === null) return drawn;
  return (
    <FieldSet {...set} shown={fields.some(({ name }) => viewOf(views, name).shown)}>
      {drawn}
    </FieldSet>
  );
}, looksTheSame);

function looksTheSame(before: BlockProps, after: BlockProps): boolean {
  return (
    before.fields === after.fields &&
    before.set === after.set &&
    after.fields.every(({ name }) => before.views[name] === after.views[name])
  );
}

function viewOf(views: BlockProps['views'], name: string): FieldView {
  const view = views[name];
  if (view === undefined)
    throw new Error(`The schema of a section names "${name}", its view has no such field`);
  return view;
}
