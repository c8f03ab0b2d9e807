import type { Project } from '../model/protocol';
import { Icon } from './icons';
import { newErrors, type Draft } from './use-draft';

/** What is known of the draft now; what is out of date is never said as if it were not. */
export function StatusLine({
  draft,
  project,
}: {
  readonly draft: Draft;
  readonly project: Project;
}) {
  const { checked, proof, isChecking, isProving, ms, edits, failure } = draft;
  const errors = checked.filter(({ severity }) => severity === 'error').length;
  const warnings = checked.length - errors;
  const files = new Set(edits.map(({ file }) => file)).size;
  const proved = proof?.findings.length ?? 0;
  return (
    <footer className="status" aria-label="State of the draft">
      {failure !== null && (
        <span className="bad">
          <Icon of="error" /> Your changes are kept here. {failure}
        </span>
      )}
      <span className={isChecking ? 'stale' : ''}>
        <Icon of={isChecking ? 'clock' : errors > 0 ? 'error' : 'answered'} />{' '}
        {isChecking ? 'Checking' : `${String(errors)} errors, ${String(warnings)} warnings`}
      </span>
      <span className={isProving ? 'stale' : ''}>
        <Icon of={isProving || proof === null ? 'clock' : proved > 0 ? 'warning' : 'answered'} />{' '}
        {isProving
          ? 'Proving'
          : proof === null
            ? 'Not proved: mend the errors first'
            : proof.incomplete > 0
              ? `Looked at all but ${String(proof.incomplete)} of ${String(proof.rules)} rules`
              : `Proved ${String(proof.rules)} rules${proved > 0 ? `, ${String(proved)} findings` : ''}`}
      </span>
      <span>{ms} ms</span>
      {!isChecking && newErrors(draft).length > 0 && <span className="bad">Saving is stopped</span>}
      <span className="head-end">
        {project.folder},{' '}
        {files === 0 ? 'all saved' : `${String(files)} ${files === 1 ? 'file' : 'files'} not saved`}
      </span>
      <span>
        <Icon of="lock" /> This machine only
      </span>
    </footer>
  );
}
