import { compile } from '../../src/compiler';
import { readContract } from '../../tools/project';
import { files } from '../unit/shipped';

const journeyFile = 'journey.json';

/**
 * The answers that may not be kept on a device: those that the compiler refuses when every answer
 * of the journey is put on the list of what is stored.
 */
export function sensitiveAnswers(paths: readonly string[]): readonly string[] {
  const source = JSON.parse(files.get(journeyFile) ?? '') as { readonly persist: object };
  const everything = { ...source, persist: { ...source.persist, allow: paths } };
  const copy = new Map(files).set(journeyFile, JSON.stringify(everything));
  const { diagnostics } = compile(copy, readContract('journey-config', files));
  return diagnostics.flatMap(({ code, file, pointer }) => {
    const at = /^\/persist\/allow\/(\d+)/.exec(pointer)?.[1];
    return code === 'JC701' && file === journeyFile && at !== undefined
      ? [paths[Number(at)] ?? '']
      : [];
  });
}
