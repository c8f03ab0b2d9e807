import { type UiSchema, orderProperties, type RJSFSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { JsonObject, SectionView } from '../../../engine';
import { FieldsProvider } from '../control';
import { lookOf, registryOf, SchemaField, wholeSection } from './theme';

interface FieldsProps {
  /** As `uiSchema`, it keeps its identity. */
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
  readonly views: SectionView['fields'];
}

/** The fields of a section. A change of one reaches its block, and there the field alone. */
export function Fields({ schema, uiSchema, views }: FieldsProps) {
  const blocks = useMemo(() => blocksOf(schema, uiSchema), [schema, uiSchema]);
  // Where nothing is asked, nothing keeps its place.
  if (blocks.length === 0) return null;
  return (
    // Names, numbers and codes are not to be underlined as if they were misspelt.
    <div className="f-form" spellCheck={false}>
      <div className="f-fields">
        {blocks.map((block) => (
          <BlockOfFields key={block.names[0]} block={block} views={views} />
        ))}
      </div>
    </div>
  );
}

interface BlockProps {
  readonly block: Block;
  /** Of all blocks. */
  readonly views: SectionView['fields'];
}

const looksTheSame = (before: BlockProps, after: BlockProps): boolean =>
  before.block === after.block &&
  after.block.names.every((name) => before.views[name] === after.views[name]);

const BlockOfFields = memo(function BlockOfFields({ block, views }: BlockProps) {
  return (
    <FieldsProvider value={views}>
      <LaidOut block={block} />
    </FieldsProvider>
  );
}, looksTheSame);

const noData: JsonObject = {};
const nothingHappens = () => undefined;

/**
 * What RJSF makes of a block, once: it keeps its identity. RJSF's `Form` would hold values, judge
 * them and gather errors; with all of that switched off, this is what it draws.
 */
const LaidOut = memo(function LaidOut({ block }: Pick<BlockProps, 'block'>) {
  const registry = useMemo(() => registryOf(block.schema), [block.schema]);
  return (
    <SchemaField
      name=""
      schema={block.schema}
      uiSchema={block.uiSchema}
      formData={noData}
      fieldPathId={wholeSection}
      registry={registry}
      onChange={nothingHappens}
      onBlur={nothingHappens}
      onFocus={nothingHappens}
    />
  );
});

/** Neighbours of a section, as a form of their own would have them. */
interface Block {
  readonly names: readonly string[];
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema<JsonObject>;
}

/** How many fields stand in one block, if no set has more. */
const width = 32;

/** The section's fields in their order, block by block; those of one set are not parted. */
function blocksOf(
  { properties = {} }: RJSFSchema,
  uiSchema: UiSchema<JsonObject>,
): readonly Block[] {
  const blocks: string[][] = [];
  let set: string | undefined;
  for (const name of orderProperties(Object.keys(properties), uiSchema['ui:order'])) {
    const { set: own } = lookOf(uiSchema[name]);
    const last = blocks.at(-1);
    const isSameSet = own !== undefined && own === set;
    if (last !== undefined && (isSameSet || last.length < width)) last.push(name);
    else blocks.push([name]);
    set = own;
  }
  return blocks.map((names) => ({
    names,
    schema: { type: 'object', properties: only(names, properties) },
    uiSchema: only(names, uiSchema),
  }));
}

/** The entries under these names that are there, in that order. */
const only = <Value,>(
  names: readonly string[],
  entries: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = entries[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
