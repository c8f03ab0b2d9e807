import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { contractPlugin } from './contract-plugin';

const root = fileURLToPath(new URL('../..', import.meta.url));
let code: string;
let start: string;

/** A bundle of nothing but one of the contract's modules, as a release has it. */
async function bundleOf(input: string): Promise<string> {
  const bundle = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [contractPlugin({ root, configuration: 'journey-config' })],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return bundle.output[0].code;
}

beforeAll(async () => {
  [code, start] = await Promise.all([
    bundleOf('virtual:api-contract/answers'),
    bundleOf('virtual:api-contract'),
  ]);
});

interface Contract {
  readonly operations: Record<string, unknown>;
  readonly validators: Record<string, (answer: unknown) => boolean>;
}

const load = async (text: string) =>
  (await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)) as Contract;

it('the contract of the partner becomes modules that need nothing else', async () => {
  const { operations, validators: atStart } = await load(start);
  const { validators } = await load(code);
  expect(operations.token).toEqual({ method: 'POST', path: '/auth/token' });
  expect(Object.keys(validators)).toEqual(Object.keys(operations));
  // As journey.json and tracking.json name them.
  expect(Object.keys(atStart).sort()).toEqual(['token', 'trackRecords']);
  expect(atStart.token?.({ token: 't' })).toBe(true);
  expect(validators.token?.({ token: 1 })).toBe(false);
});

it('has what the journey names, and no operation besides', async () => {
  const { operations } = await load(start);
  expect(operations).toHaveProperty('completeSwitch');
  expect(operations).not.toHaveProperty('storeFile');
});

it('a number that is read as one without end is none', async () => {
  const { validators } = await load(code);
  const answer = (usage: string): unknown =>
    JSON.parse(`{"estimatedUsageDto":{"gasUsage":null,"electricityUsage":${usage}}}`);
  expect(validators.estimationUsage?.(answer('1e3'))).toBe(true);
  expect(validators.estimationUsage?.(answer('1e999'))).toBe(false);
});

it('every household downloads it, so it stays small', () => {
  expect(gzipSync(code).length).toBeLessThan(10_000);
  expect(gzipSync(start).length).toBeLessThan(2_000);
});
