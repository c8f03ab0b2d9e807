import type { CoverageInHand } from './use-coverage';
import { Icon } from './icons';
import { thousands } from './thousands';

/** How much of the whole journey the scenarios play, or how far they are played. */
export function CoverageHead({ coverage }: { readonly coverage: CoverageInHand }) {
  const { covered, isStale, progress, failure } = coverage;
  const whole = covered?.shares[''];
  return (
    <div className={`coverage-head ${isStale ? 'stale' : ''}`}>
      {whole !== undefined && (
        <p>
          <Icon of={isStale ? 'clock' : 'coverage'} /> <strong>{thousands(whole.reached)}</strong>{' '}
          of {thousands(whole.all)} cases of rules are played
          {isStale ? ', before the last change' : ''}
        </p>
      )}
      <p role="status" className="quiet">
        {failure !== null
          ? `Not played: ${failure}`
          : progress !== null
            ? 'The scenarios are played …'
            : isStale
              ? 'The scenarios are to be played.'
              : ''}
      </p>
      {progress !== null && (
        <progress
          max={progress.all}
          value={progress.played}
          aria-label={`Scenarios played: ${String(progress.played)} of ${String(progress.all)}`}
        />
      )}
    </div>
  );
}
