const refused = (): never => {
  throw new Error('A section schema is flat: it has no $ref to follow');
};

/** Stands in for fast-uri, which RJSF uses to follow $ref between documents. */
const noUri = { equal: refused, resolve: refused };

/* RJSF imports the default export. */
export default noUri;
