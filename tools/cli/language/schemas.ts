import type { SchemaNode, Schemas } from './schema-node';

/** Every schema of the config language, and what they share, by the name of its file. */
export const schemas: Schemas = new Map(
  Object.entries(
    import.meta.glob<SchemaNode>('../../../schemas/*.schema.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, schema]) => [path.slice(path.lastIndexOf('/') + 1), schema]),
);
