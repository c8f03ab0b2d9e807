import { expect, it } from 'vitest';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

async function explain(...parameters: string[]) {
  const terminal = captureTerminal();
  const code = await runCli(['explain', ...parameters], terminal);
  return { code, ...terminal, output: terminal.output, errors: terminal.errors };
}

it('says what a code means, with a wrong and a right example, and why', async () => {
  const { code, output } = await explain('jc401');
  expect(code).toBe(0);
  expect(output).toMatch(/^JC401: unknown operator\n\nThe operator is not one/);
  expect(output).toContain('Wrong, in steps/apply/street.json:\n    "required": { "=="');
  expect(output).toContain('Right:\n    "required": { "==="');
  expect(output).toMatch(/Loose operators are left out on\s+purpose/);
});

it('names another file where that is what is right', async () => {
  expect((await explain('JC104')).output).toContain('Right, in messages/en-GB/done.json:');
});

it('says what a kind of difference is, without an example: each that is told has its own', async () => {
  const { code, output } = await explain('JD203');
  expect(code).toBe(0);
  expect(output).toMatch(/^JD203: who must answer \(required\)\n\nOther households must answer/);
  expect(output).not.toContain('Wrong');
});

it('says the same as data', async () => {
  const { output } = await explain('JC401', '--format', 'json');
  expect(JSON.parse(output)).toMatchObject({
    version: 1,
    code: 'JC401',
    title: 'unknown operator',
    example: { file: 'steps/apply/street.json' },
  });
});

it.each([
  ['JC041', 'did you mean JC401 (unknown operator)?'],
  ['nonsense', 'write the code that stands in brackets'],
])('of an unknown code, %s, says what to write', async (given, help) => {
  const { code, output, errors } = await explain(given);
  expect(code).toBe(2);
  expect(output).toBe('');
  expect(errors).toContain(`There is no code \`${given}\`.`);
  expect(errors).toContain(help);
});

it('needs a code', async () => {
  const { code, errors } = await explain();
  expect(code).toBe(2);
  expect(errors).toContain("missing required argument 'code'");
});
