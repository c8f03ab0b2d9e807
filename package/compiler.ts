import type { JsonObject } from '../src/engine';
import { compileForBuild } from './compile-for-build';
import type { Compiled, CompileOptions } from './compiled';

/**
 * Compiles a configuration that is at hand as texts. It never throws for what is written in it: that
 * is a finding. The validators of the journey evaluate code, which a page under a strict content
 * security policy may not; the plugin of `vite` generates them instead.
 *
 * @param files path from the folder of the configuration, with forward slashes → text; of a drawing
 * any text, the empty one too
 * @param contract the OpenAPI document of the partner; left out for a journey that calls nobody
 * @throws Error for a contract whose operations have no id of their own.
 */
export function compile(
  files: ReadonlyMap<string, string>,
  contract: JsonObject = { openapi: '3.1.0', paths: {} },
  options: CompileOptions = {},
): Compiled {
  const { journey, findings, render } = compileForBuild(files, contract, options);
  return { journey, findings, render };
}

export type { Compiled, CompileOptions, Finding } from './compiled';
export type { JourneyData, PreparedJourney } from './journey-data';
