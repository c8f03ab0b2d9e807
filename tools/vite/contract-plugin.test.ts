import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { contractPlugin } from './contract-plugin';

const root = fileURLToPath(new URL('../..', import.meta.url));
let code: string;

/** A bundle of nothing but the contract's module, as a release has it. */
beforeAll(async () => {
  const bundle = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [contractPlugin({ root })],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'virtual:api-contract', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  code = bundle.output[0].code;
});

it('the contract of the partner becomes one module that needs nothing else', async () => {
  const { operations, validators } = (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as {
    operations: Record<string, unknown>;
    validators: Record<string, (answer: unknown) => boolean>;
  };
  expect(operations.token).toEqual({ method: 'POST', path: '/auth/token' });
  expect(Object.keys(validators)).toEqual(Object.keys(operations));
  expect(validators.token?.({ token: 't' })).toBe(true);
  expect(validators.token?.({ token: 1 })).toBe(false);
});

it('every household downloads it, so it stays small', () => {
  expect(gzipSync(code).length).toBeLessThan(10_000);
});
