/*
 * Stands in for fast-uri, with which RJSF follows $ref between documents, and for
 * @x0k/json-schema-merge, which it makes ready for allOf when it loads.
 */
const refused = (): never => {
  throw new Error('A section schema is flat: it has no $ref to follow and no allOf to merge');
};

const uri = { equal: refused, resolve: refused };

/* RJSF takes what reads addresses as the default export. */
export default uri;

export const createComparator = () => ({
  compareSchemaDefinitions: refused,
  compareSchemaValues: refused,
});
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: refused });
export const createShallowAllOfMerge = () => refused;
export const createDeduplicator = () => refused;
export const createIntersector = () => refused;
