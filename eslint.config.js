import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { noHandMadeKeys } from './tools/lint/no-hand-made-keys.js';

export default ts.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'src/api/generated',
      'test-results',
      'playwright-report',
      '.stryker-tmp',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // An ambient module can name a type of another only as import('…').
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
    },
  },
  {
    files: ['src/**', 'tools/**', 'studio/**'],
    // They hold what a key is.
    ignores: ['src/journey/place.ts', 'src/rules/paths.ts'],
    plugins: { house: { rules: { 'no-hand-made-keys': noHandMadeKeys } } },
    rules: { 'house/no-hand-made-keys': 'error' },
  },
  { files: ['**/*.tsx', 'src/ui/**/*.ts'], ...hooks.configs.flat['recommended-latest'] },
  {
    files: ['**/*.js', '**/*.cjs'],
    ...ts.configs.disableTypeChecked,
    languageOptions: {
      ...ts.configs.disableTypeChecked.languageOptions,
      globals: { console: 'readonly', module: 'writable', process: 'readonly' },
    },
  },
  { files: ['tools/**', 'sandbox/**', 'server/**', 'bench/**'], rules: { 'no-console': 'off' } },
);
