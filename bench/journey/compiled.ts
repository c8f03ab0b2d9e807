import { compile } from '../../src/compiler';
import type { CompiledJourney } from '../../src/journey';
import { sourceOf, type FormSize } from './source';

/**
 * The form as the compiler makes it.
 * @throws {Error} with the diagnostics where it refuses.
 */
export function compiledForm(size: FormSize): CompiledJourney {
  const { journey, diagnostics } = compile(sourceOf(size), { openapi: '3.1.0', paths: {} });
  if (journey !== null) return journey;
  throw new Error(
    diagnostics
      .slice(0, 5)
      .map(({ file, message, pointer }) => `${file}${pointer}: ${message}`)
      .join('\n'),
  );
}
