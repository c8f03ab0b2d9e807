import { isObject, type Json, type JsonObject } from '../rules';
import type { JourneyPatch } from '../journey';
import type { Compilation, CompileOptions, SoundCompilation } from './compilation';
import { compile } from './compile';
import type { Diagnostic } from './diagnostic';
import { journeyPatch } from './locale';

export interface CompiledLocale {
  /** Worked out when it is asked for; null where something in it is wrong. */
  readonly patch: () => JourneyPatch | null;
  /** Ids of the steps that are said in it. */
  readonly steps: readonly string[];
  /** Of its own file alone. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * What a journey that was compiled with the same options says otherwise in a language of `locales/`.
 * It is compiled in that when the patch is asked for, or where words alone do not say what is wrong.
 */
export function compileLocale(
  files: ReadonlyMap<string, string>,
  contract: JsonObject,
  {
    base,
    locale,
    ...options
  }: CompileOptions & {
    readonly base: SoundCompilation;
    readonly locale: string;
  },
): CompiledLocale {
  let made: Compilation | null = null;
  const compiled = (): Compilation =>
    (made ??= compile(files, contract, { ...options, traced: false, locale }));
  const path = `locales/${locale}.json`;
  const steps = stepsOf(files, files.get(path));
  const diagnostics = base.checkWords(locale) ?? compiled().diagnostics;
  return {
    patch: () => {
      const { journey, unsaid } = compiled();
      return journey === null ? null : journeyPatch(base.journey, { journey, unsaid }, steps);
    },
    steps,
    diagnostics: diagnostics.filter(({ file }) => file === path),
  };
}

/** The file names folders; the journey goes by ids. */
function stepsOf(files: ReadonlyMap<string, string>, text = '{}'): readonly string[] {
  const said = JSON.parse(text) as Json;
  const folders = isObject(said) && Array.isArray(said['steps']) ? said['steps'] : [];
  return folders.flatMap((folder) => {
    const step = JSON.parse(files.get(`steps/${String(folder)}/step.json`) ?? '{}') as Json;
    return isObject(step) && typeof step['id'] === 'string' ? [step['id']] : [];
  });
}
