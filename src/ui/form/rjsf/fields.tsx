import Form from '@rjsf/core';
import { type UiSchema, getUiOptions, orderProperties, type RJSFSchema } from '@rjsf/utils';
import { memo, useMemo, type ReactNode } from 'react';
import type { JsonObject, SectionView } from '../../../engine';
import type { WidgetOptions } from '../control';
import { FieldsProvider } from '../form-context';
import noValidator from './stand-ins/validator';
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
      widgets={themeWidgets()}
      templates={themeTemplates}
      experimental_defaultFormStateBehavior={noDefaults}
      showErrorList={false}
      noHtml5Validate
    >
      {noSubmit}
    </Form>
  );
});

/** Neighbours of a section, as a form of their own would have them. */
interface Block {
  readonly names: readonly string[];
  readonly schema: RJSFSchema;
}

/** How many fields stand in one block, if no set has more. */
const width = 32;

/** The section's fields in their order, block by block; those of one set are not parted. */
function blocksOf(schema: RJSFSchema, uiSchema: UiSchema<JsonObject>): readonly Block[] {
  const properties = schema.properties ?? {};
  const { order } = getUiOptions(uiSchema);
  const blocks: string[][] = [];
  let set: string | undefined;
  for (const name of orderProperties(Object.keys(properties), order)) {
    const look = uiSchema[name] as UiSchema<JsonObject> | undefined;
    const { set: own } = getUiOptions(look) as WidgetOptions;
    const last = blocks.at(-1);
    const isSameSet = own !== undefined && own === set;
    if (last !== undefined && (isSameSet || last.length < width)) last.push(name);
    else blocks.push([name]);
    set = own;
  }
  return blocks.map((names) => ({ names, schema: only(names, schema) }));
}

/** The schema with no other properties. */
function only(names: readonly string[], schema: RJSFSchema): RJSFSchema {
  const properties: NonNullable<RJSFSchema['properties']> = {};
  for (const name of names) {
    const property = schema.properties?.[name];
    if (property !== undefined) properties[name] = property;
  }
  return { ...schema, properties };
}
