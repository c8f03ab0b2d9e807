/** @type {import("prettier").Config} */
export default {
  singleQuote: true,
  printWidth: 100,
  // A small object of a configuration stands on one line.
  overrides: [
    {
      files: [
        'journey-config/**/*.json',
        'tests/{permit,grant}/journey-config/**/*.json',
        'tools/cli/new/template/**/*.json',
      ],
      options: { objectWrap: 'collapse' },
    },
  ],
};
