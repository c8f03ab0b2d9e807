import { expect, it } from 'vitest';
import { runCli } from './run-cli';
import { captureTerminal } from './testing/capture-terminal';

async function run(...parameters: string[]) {
  const terminal = captureTerminal();
  const code = await runCli(parameters, terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}

it('help lists every command with a sentence', async () => {
  const { code, output } = await run('--help');
  expect(code).toBe(0);
  expect(output).toMatch(/check .*\n?.*Say what is wrong with a configuration/);
  expect(output).toMatch(/explain .*\n?.*Say what the code of a finding means/);
});

it('of arguments that are wrong it says so, and ends with 2', async () => {
  const unknown = await run('chekc');
  expect(unknown).toMatchObject({ code: 2, output: '' });
  expect(unknown.errors).toContain("unknown command 'chekc'");
  expect(unknown.errors).toContain('Did you mean check?');
  const option = await run('check', '--wach');
  expect(option).toMatchObject({ code: 2, output: '' });
  expect(option.errors).toContain('Did you mean --watch?');
  const format = await run('check', '--format', 'xml');
  expect(format).toMatchObject({ code: 2, output: '' });
  expect(format.errors).toContain('Allowed choices are pretty, json');
});

it('without a command it says what there is, and ends with 2', async () => {
  const { code, errors } = await run();
  expect(code).toBe(2);
  expect(errors).toContain('Usage: journey');
});

it('a fault of its own ends with 70, says what to send, and keeps the stack for --verbose', async () => {
  const fault = new TypeError('nobody thought of this');
  const fail = async (...parameters: string[]) => {
    const terminal = captureTerminal();
    const broken = {
      ...terminal,
      write: () => {
        throw fault;
      },
    };
    const code = await runCli(['explain', 'JC101', ...parameters], broken);
    return { code, errors: terminal.errors };
  };
  const { code, errors } = await fail();
  expect(code).toBe(70);
  expect(errors).toContain('fault: journey itself failed: nobody thought of this');
  expect(errors).toContain('report it with this message');
  expect(errors).not.toContain('    at ');
  expect((await fail('--verbose')).errors).toContain('    at ');
});
