/** The same for the generated code and for the validators made in process, so that they agree. */
export const ajvOptions = {
  allErrors: true,
  strict: false,
  multipleOfPrecision: 8,
  verbose: false,
  messages: false,
} as const;
