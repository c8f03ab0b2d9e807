import { useState } from 'react';
import type { Red, Review, Underway } from '../model/protocol';
import { ask } from './api';
import { Icon } from './icons';
import type { Draft } from './use-draft';

interface RedScenariosProps {
  /** null while they are played. */
  readonly review: Review | null;
  /** How many are, as far as that is known. */
  readonly progress: Underway | null;
  /** What is accepted is written into it; null where nothing is. */
  readonly draft: Draft | null;
}

const mostNamed = 3;

/** Scenarios that turn red, by their causes; what they expect can be written as it is found. */
export function RedScenarios({ review, progress, draft }: RedScenariosProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  if (review === null)
    return (
      <p className="quiet stale">
        <Icon of="clock" />{' '}
        {progress === null
          ? 'Played now …'
          : `Played ${String(progress.done)} of ${String(progress.all)} …`}
      </p>
    );
  const { red, played, redBefore } = review;
  const still = redBefore > 0 && (
    <p className="quiet">{redBefore} were red before, and are not of this change.</p>
  );
  const count = redIn(review);
  const accept =
    draft === null
      ? null
      : (keys: readonly string[]) => {
          setSaid('What is found is written …');
          setWriting(true);
          ask('accept', { edits: draft.edits, keys })
            .then(
              (edits) => {
                draft.editAll(edits, 'What scenarios expect was accepted');
                setSaid(null);
              },
              (error: unknown) => setSaid(error instanceof Error ? error.message : String(error)),
            )
            .finally(() => setWriting(false));
        };
  if (played === 0) return <p className="quiet">Not played: mend the errors first</p>;
  if (red.length === 0)
    return (
      <>
        <p>
          <Icon of="answered" />{' '}
          {redBefore === 0
            ? `${String(played)} of ${String(played)} hold.`
            : 'This change turns none red.'}
        </p>
        {still}
      </>
    );
  const some = red.filter(({ places }) => places > 0);
  return (
    <>
      <p role="status">
        {count} of {played} turn red. {said}
      </p>
      {still}
      {some.length > 1 && accept !== null && (
        <button
          type="button"
          className="button"
          disabled={isWriting}
          onClick={() => accept(some.map(({ key }) => key))}
        >
          Accept all {some.length} causes
        </button>
      )}
      <ul className="findings">
        {red.map((cause) => (
          <RedCause
            key={cause.key}
            cause={cause}
            isWriting={isWriting}
            onAccept={accept === null ? null : () => accept([cause.key])}
          />
        ))}
      </ul>
    </>
  );
}

/** How many scenarios are red, each counted once. */
export const redIn = ({ red }: Review): number =>
  new Set(red.flatMap(({ scenarios }) => scenarios.map((one) => JSON.stringify(one)))).size;

interface RedCauseProps {
  readonly cause: Red;
  /** What is found is being written, of whichever cause. */
  readonly isWriting: boolean;
  readonly onAccept: (() => void) | null;
}

const RedCause = ({ cause, isWriting, onAccept }: RedCauseProps) => (
  <li>
    <Icon of="false" says="red" />
    <span>
      <strong>{cause.words}</strong>
      {cause.scenarios.slice(0, mostNamed).map(({ name, file }) => (
        <span key={`${file} ${name}`} className="quiet">
          {name} <span className="code">{file}</span>
        </span>
      ))}
      {cause.scenarios.length > mostNamed && (
        <span className="quiet">and {cause.scenarios.length - mostNamed} more</span>
      )}
      {cause.left.map((why) => (
        <span key={why} className="quiet">
          Left to be written by hand: {why}
        </span>
      ))}
      {cause.places > 0 && onAccept !== null && (
        <button type="button" className="button" disabled={isWriting} onClick={onAccept}>
          Accept, in {cause.places} {cause.places === 1 ? 'place' : 'places'}
        </button>
      )}
    </span>
  </li>
);
