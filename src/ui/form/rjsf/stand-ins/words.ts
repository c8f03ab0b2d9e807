/**
 * Stands in for what RJSF says by itself, in a language of its own: the names of its texts. Those that
 * draw a section name two of them, where one could add a property or where its order cannot be read.
 */
export const TranslatableString = {
  NewStringDefault: 'New value',
  InvalidObjectField: 'The order of "%1" cannot be read: _%2_.',
};
