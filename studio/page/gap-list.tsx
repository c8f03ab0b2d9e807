import { useState } from 'react';
import { gapSentence, gapsIn, type Gap } from '../model/coverage';
import { Icon } from './icons';
import type { CoverageInHand } from './use-coverage';
import type { Finder } from './use-finder';

export interface Gaps {
  readonly coverage: CoverageInHand;
  /** Begins to record a household for which it comes so. */
  readonly onRecord: (gap: Gap) => void;
}

interface GapListProps extends Gaps {
  /** Row of the outline; empty for the whole journey. */
  readonly row: string;
  readonly finder: Finder;
}

const most = 12;

/** Cases that no scenario plays, each with a household and a way to record one. */
export function GapList({ coverage, row, finder, onRecord }: GapListProps) {
  const [isWhole, setWhole] = useState(false);
  const { covered, isStale } = coverage;
  if (covered === null) return null;
  const gaps = gapsIn(covered, row);
  const shown = isWhole ? gaps : gaps.slice(0, most);
  return (
    <section className={`gaps ${isStale ? 'stale' : ''}`} aria-label="What no scenario plays">
      <h3 className="anchor">
        What no scenario plays{' '}
        {isStale && (
          <span className="chip">
            <Icon of="clock" /> before the last change
          </span>
        )}
      </h3>
      {gaps.length === 0 && (
        <p>
          <Icon of={isStale ? 'clock' : 'answered'} /> Every case is played by a scenario.
        </p>
      )}
      <ul>
        {shown.map((gap) => (
          <li key={gap.key}>
            <p>
              <Icon of="warning" /> {gapSentence(gap)}{' '}
              <span className="code">
                {gap.file}:{gap.line}
              </span>
            </p>
            <p className="choices">
              <button
                type="button"
                className="button"
                disabled={finder.isFinding}
                aria-label={`Record one: ${gapSentence(gap)}`}
                onClick={() => onRecord(gap)}
              >
                <Icon of="record" /> Record one
              </button>
              <button
                type="button"
                className="button"
                disabled={finder.isFinding}
                aria-label={`${showWords(gap)}: ${gapSentence(gap)}`}
                onClick={() => finder.find(gap.rule, gap.section, gap.holds ?? true, gap.part)}
              >
                <Icon of="home" /> {showWords(gap)}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {shown.length < gaps.length && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          Show {gaps.length - shown.length} more
        </button>
      )}
      {finder.said !== null && (
        <p className="quiet" role="status">
          {finder.said}
        </p>
      )}
    </section>
  );
}

const showWords = ({ holds }: Gap): string =>
  holds === null ? 'Show one' : `Show one where it is ${holds ? 'true' : 'false'}`;
