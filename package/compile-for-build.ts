import {
  compile as compileFiles,
  createShapeValidators,
  type OwnCode,
  renderDiagnostic,
} from '../src/compiler';
import type { JsonObject } from '../src/engine';
import type { CompiledJourney } from '../src/journey';
import { createAnswerValidators } from '../tools/vite/contract/answer-validators';
import {
  contractOperations,
  type ContractDocument,
} from '../tools/vite/contract/contract-operations';
import type { Compiled, CompileOptions, Finding } from './compiled';
import type { PreparedJourney } from './journey-data';

/** The same, and what a build needs beside it. */
export interface CompiledForBuild extends Compiled {
  readonly whole: CompiledJourney | null;
  /** Code of the journey's own folder that its page needs. */
  readonly code: readonly OwnCode[];
}

export function compileForBuild(
  files: ReadonlyMap<string, string>,
  contract: JsonObject,
  { brand = null, modules = new Map() }: CompileOptions,
): CompiledForBuild {
  const { journey, diagnostics, code } = compileFiles(files, contract, { brand, modules });
  const known = new Map(diagnostics.map((each) => [each as Finding, each]));
  return {
    journey: journey === null ? null : prepared(journey, contract),
    findings: diagnostics,
    render: (finding) => {
      const diagnostic = known.get(finding);
      if (diagnostic === undefined) throw new Error('This is no finding of that configuration.');
      return renderDiagnostic(diagnostic, files.get(finding.file) ?? null);
    },
    whole: journey,
    code,
  };
}

function prepared(journey: CompiledJourney, contract: ContractDocument): PreparedJourney {
  const operations = contractOperations(contract);
  return {
    data: journey,
    validators: createShapeValidators(journey),
    operations: Object.fromEntries(
      operations.map(({ id, method, path }) => [id, { method, path }]),
    ),
    answers: createAnswerValidators(contract, operations),
  };
}
