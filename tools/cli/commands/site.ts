import { relative, resolve } from 'node:path';
import { InputError } from '../../project';
import type { Command } from '../frame/command';
import { exitCode } from '../frame/exit';
import { writeSite, type Host } from '../site/hosted-site';

/** Writes one installation of a build as files for a host of static files. */
export const site: Command = async (context, input) => {
  const at = (option: string, usual: string | null): string => {
    const given = input.option(option) ?? usual;
    if (given !== null) return resolve(context.cwd, given);
    throw new InputError(
      `\`--${option}\` is missing.`,
      'journey site --settings settings.json --out site',
    );
  };
  const out = at('out', null);
  const written = await writeSite({
    build: at('build', 'dist/client'),
    settings: at('settings', null),
    out,
    host: context.format as Host,
  });
  context.print(
    `wrote ${relative(context.cwd, out) || '.'}: the build, and ${written.join(', ')} for this installation`,
  );
  return exitCode.clean;
};
