import { Command as Program, CommanderError } from 'commander';
import { version } from '../../package.json';
import { commands } from './commands';
import type { CommandDefinition, CommandInput } from './frame/command';
import { exitCode, reportFailure, type ExitCode } from './frame/exit';
import type { Terminal } from './frame/terminal';

/** Runs one command as it was written after `journey`, and says what the process ends with. */
export async function runCli(
  parameters: readonly string[],
  terminal: Terminal,
  signal: AbortSignal = new AbortController().signal,
): Promise<ExitCode> {
  let code: ExitCode = exitCode.usage;
  const program = createProgram(terminal);
  for (const definition of commands) {
    const { traced = false, late = false } = definition;
    addCommand(program, definition, async (input, dir, format) => {
      const [command, { createContext }] = await Promise.all([
        definition.load(),
        import('./frame/create-context'),
      ]);
      const brand = input.option('brand');
      const options = { dir, format, signal, traced, brand, late };
      code = await command(await createContext(terminal, options), input);
    });
  }
  try {
    await program.parseAsync(parameters, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCode.clean;
    // Commander has said what is wrong with the arguments.
    if (error instanceof CommanderError) return exitCode.usage;
    return reportFailure(error, terminal, parameters.includes('--verbose'));
  }
}

function createProgram(terminal: Terminal): Program {
  return new Program('journey')
    .description('Checks, tests and explains a journey that is written as configuration.')
    .version(version)
    .option('--verbose', 'say where in the program a fault of its own happened')
    .exitOverride()
    .showHelpAfterError('journey help says what can be written.')
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.writeError(text),
    });
}

function addCommand(
  program: Program,
  { name, summary, parameters, options, formats }: CommandDefinition,
  run: (input: CommandInput, dir: string | null, format: string) => Promise<void>,
): void {
  const command = program.command(name).description(summary);
  for (const [written, about] of parameters) command.argument(written, about);
  for (const [written, about] of options) command.option(written, about);
  if (formats.length > 0) {
    const option = command.createOption('--format <format>', 'how to print what is found');
    command.addOption(option.choices(formats).default(formats[0]));
  }
  // Also behind the command, where people write it.
  command.option('--verbose', 'say where in the program a fault of its own happened');
  command.action(async () => {
    const given = command.processedArgs as readonly (string | undefined)[];
    const named = command.registeredArguments.map((each) => each.name());
    const values = command.opts<Readonly<Record<string, string | true | undefined>>>();
    const input: CommandInput = {
      parameter: (wanted) => given[named.indexOf(wanted)] ?? null,
      option: (wanted) => textOrNull(values[camelCase(wanted)]),
      flag: (wanted) => values[camelCase(wanted)] === true,
    };
    await run(input, input.parameter('dir'), textOrNull(values['format']) ?? '');
  });
}

const textOrNull = (value: string | true | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** As commander names the value of `--half-written`. */
const camelCase = (option: string): string =>
  option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
