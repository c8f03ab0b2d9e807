import { join } from 'node:path';
import {
  compile,
  generateShapeValidators,
  renderDiagnostic,
  type Diagnostic,
} from '../../../src/compiler';
import { splitJourney, type CompiledJourney } from '../../../src/engine';
import { readConfiguration, readContract } from './read-configuration';

/** Where a project keeps what the journey is made of, from its root. */
export const configurationFolder = 'journey-config';
export const contractFile = 'schemas/api/openapi.json';

export interface BuiltJourney {
  /** Source of the two virtual modules; null when the configuration has errors. */
  readonly modules: { readonly start: string; readonly rest: string } | null;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  /** A diagnostic for people, with its line. */
  render(diagnostic: Diagnostic): string;
}

/** Compiles the configuration of a project. */
export function buildJourney(root: string): BuiltJourney {
  const files = readConfiguration(join(root, configurationFolder));
  const { journey, diagnostics } = compile(files, readContract(join(root, contractFile)));
  return {
    modules: journey === null ? null : modulesOf(journey),
    errors: diagnostics.filter(({ severity }) => severity === 'error'),
    warnings: diagnostics.filter(({ severity }) => severity === 'warning'),
    render: (diagnostic) => renderDiagnostic(diagnostic, files.get(diagnostic.file) ?? null),
  };
}

/** The journey as the browser loads it: what the first step needs, and what later ones do. */
function modulesOf(journey: CompiledJourney): BuiltJourney['modules'] {
  const { start, rest } = splitJourney(journey);
  const later = { ...start, steps: rest.steps };
  return {
    start: `${generateShapeValidators(start).code}\n${parsed('journey', start)}`,
    rest: `${generateShapeValidators(later).code}\n${parsed('rest', rest)}`,
  };
}

/** Parsing text is several times faster for a browser than reading an object literal. */
const parsed = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;
