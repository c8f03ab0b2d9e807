const refused = (): never => {
  throw new Error('A section schema is flat: it has no allOf to merge');
};

/* Stands in for @x0k/json-schema-merge, which RJSF makes ready for allOf when it loads. */
export const createComparator = () => ({
  compareSchemaDefinitions: refused,
  compareSchemaValues: refused,
});
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: refused });
export const createShallowAllOfMerge = () => refused;
export const createDeduplicator = () => refused;
export const createIntersector = () => refused;
