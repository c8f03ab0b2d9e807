import { compile, SourceCache, type Diagnostic } from '../../src/compiler';
import type { JsonObject } from '../../src/engine';
import type { Fault } from './fault';

export interface Outcome {
  readonly fault: Fault;
  /** Findings by which it shows, that the right configuration has not; empty for a miss. */
  readonly findings: readonly Diagnostic[];
}

type Files = ReadonlyMap<string, string>;

/** Compiles the configuration with each fault in turn. */
export function measure(
  files: Files,
  contract: JsonObject,
  faults: readonly Fault[],
): readonly Outcome[] {
  const cache = new SourceCache();
  const before = new Set(compile(files, contract, { cache }).diagnostics.map(signature));
  return faults.map((fault) => ({
    fault,
    findings: compile(withFault(files, fault), contract, { cache }).diagnostics.filter(
      (finding) => !before.has(signature(finding)) && shows(finding, fault),
    ),
  }));
}

function withFault(files: Files, { edits }: Fault): Files {
  const changed = new Map(files);
  for (const [path, text] of Object.entries(edits)) {
    if (text === null) changed.delete(path);
    else changed.set(path, text);
  }
  return changed;
}

/** Without the line, which an edit further up moves. */
const signature = ({ code, file, message }: Diagnostic): string =>
  JSON.stringify([code, file, message]);

/** A finding in a file of the fault, or one that names it. */
function shows({ file, message }: Diagnostic, { edits, names }: Fault): boolean {
  const said = new Set(message.split(/[^\w./-]+/).map((word) => word.replace(/[.]+$/, '')));
  return (
    Object.hasOwn(edits, file) ||
    names.includes(file) ||
    names.some((name) => said.has(name) || [...said].some((word) => word.startsWith(`${name}.`)))
  );
}
