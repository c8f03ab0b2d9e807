import type { Project, Underway } from '../model/protocol';
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
  const { checked, proof, isChecking, isProving, ms, edits, failure, unproved, progress } = draft;
  const isUnchecked = failure !== null;
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
        <Icon of={isUnchecked || errors > 0 ? 'error' : isChecking ? 'clock' : 'answered'} />{' '}
        {isUnchecked
          ? 'Not checked'
          : isChecking
            ? 'Checking'
            : `${String(errors)} errors, ${String(warnings)} warnings`}
      </span>
      <span className={isProving ? 'stale' : ''}>
        <Icon of={isProving || proof === null ? 'clock' : proved > 0 ? 'warning' : 'answered'} />{' '}
        {isProving
          ? (unproved ?? (progress === null ? 'Proving' : `Proving, ${share(progress)} %`))
          : proof === null
            ? `Not proved. ${unproved ?? ''}`
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

const share = ({ done, all }: Underway): string => String(Math.floor((100 * done) / all));
