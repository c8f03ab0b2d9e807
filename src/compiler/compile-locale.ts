import { isObject, type Json, type JsonObject } from '../rules';
import type { CompiledJourney, JourneyPatch } from '../journey';
import { compile, type CompileOptions } from './compile';
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

/** What a journey that was compiled with the same options says otherwise in a language of `locales/`. */
export function compileLocale(
  files: ReadonlyMap<string, string>,
  contract: JsonObject,
  {
    base,
    locale,
    ...options
  }: CompileOptions & {
    readonly base: CompiledJourney;
    readonly locale: string;
  },
): CompiledLocale {
  const { journey, unsaid, diagnostics } = compile(files, contract, { ...options, locale });
  const path = `locales/${locale}.json`;
  const steps = stepsOf(files, files.get(path));
  return {
    patch: () => (journey === null ? null : journeyPatch(base, { journey, unsaid }, steps)),
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
