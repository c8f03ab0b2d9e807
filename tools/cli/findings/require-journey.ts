import type { CompiledJourney } from '../../../src/engine';
import type { CommandContext } from '../frame/command-context';
import { exitCode } from '../frame/exit-code';
import { Stopped } from '../frame/stopped';
import { renderFindings } from './render-findings';
import { summarise } from './summarise';

/** The compiled journey. With errors in it a command cannot go on: they are printed, and it ends with 1. */
export function requireJourney(context: CommandContext): CompiledJourney {
  const compilation = context.compile();
  if (compilation.journey !== null) return compilation.journey;
  const errors = compilation.diagnostics.filter(({ severity }) => severity === 'error');
  context.terminal.writeError(`${renderFindings(errors, context)}\n\n${summarise(compilation)}\n`);
  throw new Stopped(exitCode.findings);
}
