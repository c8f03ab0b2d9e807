/* Stands in for how RJSF follows $ref inside a schema: a section's schema is flat and has none. */
const refused = (): never => {
  throw new Error('A section schema is flat: it has no $ref to follow');
};

export default refused;

/** As it stands. */
export const makeAllReferencesAbsolute = <Schema>(schema: Schema): Schema => schema;
