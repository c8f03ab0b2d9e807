import type { Command } from '../frame/command';
import { exitCode } from '../frame/exit';
import { describeLanguage } from '../language/describe-language';
import { schemas } from '../language/schemas';

/** Prints the reference of the config language. */
export const language: Command = (context) => {
  context.print(describeLanguage(schemas).trimEnd());
  return exitCode.clean;
};
