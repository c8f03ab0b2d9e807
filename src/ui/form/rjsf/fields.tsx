import Form from '@rjsf/core';
import type { UiSchema } from '@rjsf/utils';
import { memo, useMemo, type ReactNode } from 'react';
import type { JsonObject, SectionView } from '../../../engine';
import { FieldsProvider } from '../section-context';
import { blocksOf, type Block } from './blocks-of';
import { noValidator } from './no-validator';
import { themeFields, themeTemplates, themeWidgets } from './theme';

interface FieldsProps {
  /** As `uiSchema`, it keeps its identity. */
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
  readonly views: SectionView['fields'];
}

/** The fields of a section. A change of one reaches its block, and there the field alone. */
export function Fields({ schema, uiSchema, views }: FieldsProps) {
  const looks = uiSchema as UiSchema<JsonObject>;
  const blocks = useMemo(() => blocksOf(schema, looks), [schema, looks]);
  return (
    <div className="f-form">
      <div className="f-fields">
        {blocks.map((block) => (
          <BlockOfFields key={block.names[0]} block={block} looks={looks} views={views} />
        ))}
      </div>
    </div>
  );
}

interface BlockProps {
  readonly block: Block;
  /** Of all blocks. */
  readonly looks: UiSchema<JsonObject>;
  readonly views: SectionView['fields'];
}

const looksTheSame = (before: BlockProps, after: BlockProps): boolean =>
  before.block === after.block &&
  before.looks === after.looks &&
  after.block.names.every((name) => before.views[name] === after.views[name]);

const BlockOfFields = memo(function BlockOfFields({ block, looks, views }: BlockProps) {
  return (
    <FieldsProvider value={views}>
      <LaidOut schema={block.schema} looks={looks} />
    </FieldsProvider>
  );
}, looksTheSame);

/** Every one of RJSF's ways to fill in a value by itself, switched off. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  mergeDefaultsIntoFormData: 'useFormDataIfPresent',
} as const;

const noData: JsonObject = {};
/** RJSF draws a submit button unless it has children. */
const noSubmit = <></>;
/** The form's own element stands round all blocks. */
const NoElement = ({ children }: { readonly children?: ReactNode }) => children;

interface LaidOutProps extends Pick<Block, 'schema'>, Pick<BlockProps, 'looks'> {}

/** What RJSF makes of a block. Both props keep their identity, so it is made once. */
const LaidOut = memo(function LaidOut({ schema, looks }: LaidOutProps) {
  return (
    <Form<JsonObject>
      tagName={NoElement}
      schema={schema}
      uiSchema={looks}
      formData={noData}
      validator={noValidator}
      fields={themeFields}
      widgets={themeWidgets}
      templates={themeTemplates}
      experimental_defaultFormStateBehavior={noDefaults}
      showErrorList={false}
      noHtml5Validate
    >
      {noSubmit}
    </Form>
  );
});
