/** Formats that the config language has beside those of JSON Schema; what breaks one breaks the rule of its name. */
export const shapeFormats = {
  // Marks make up letters in many scripts; apostrophes and hyphens come in several shapes (decision 9).
  letters: /^[\p{L}\p{M}\p{Pd}\s.'’‘]+$/u,
  lettersAndNumbers: /^[A-Za-z0-9]+$/,
} as const;
