import { singleChanges } from '../model/single-changes';
import { Icon } from './icons';
import type { Draft } from './use-draft';
import type { Mending, Offered } from './use-mends';

interface MendListProps {
  readonly mending: Mending;
  readonly draft: Draft;
  /** How many errors there are. */
  readonly errors: number;
}

/** Ways to mend what stops saving, as they come; each was tried before it is here. */
export function MendList({ mending: { offered, tried, all }, draft, errors }: MendListProps) {
  const isWorking = tried < all;
  const found = offered.length === 0 ? 'none' : String(offered.length);
  return (
    <>
      <h3>Ways to mend it</h3>
      <p className="quiet" role="status">
        {isWorking && (
          <>
            <Icon of="clock" />{' '}
          </>
        )}
        {all === 0
          ? 'Looked for now …'
          : isWorking
            ? `Tried ${String(tried)} of ${String(all)}: ${found} so far.`
            : `Tried ${String(tried)}: ${offered.length === 0 ? 'none mends it' : `${found} can be taken`}.`}
      </p>
      {isWorking && <progress max={all} value={tried} aria-label="Ways that were tried" />}
      <ul className="findings mends">
        {offered.map((each) => (
          <Way key={each.words} of={each} draft={draft} errors={errors} />
        ))}
      </ul>
    </>
  );
}

function Way({
  of: { words, edits, left, rest },
  draft,
  errors,
}: {
  readonly of: Offered;
  readonly draft: Draft;
  readonly errors: number;
}) {
  const count = rest === null ? 0 : singleChanges(rest).length;
  return (
    <li>
      <Icon of="answered" />
      <span>
        <strong>{words}</strong>
        <span className="quiet">
          {left === 0
            ? 'Checked and proved: no error is left, and no household is stuck.'
            : `Checked and proved: it takes away ${String(errors - left)} of ${String(errors)} errors.`}
        </span>
        <span className="choices">
          <button
            type="button"
            className="button"
            aria-label={`Mend it this way: ${words}`}
            onClick={() => draft.replace(edits, words)}
          >
            Mend it this way
          </button>
          {rest !== null && (
            <button
              type="button"
              className="button"
              disabled={draft.saving.isUnderWay}
              onClick={() => draft.saveOnly(rest)}
            >
              {count === 1 ? 'Save the other change' : `Save the other ${String(count)}`} without it
            </button>
          )}
        </span>
      </span>
    </li>
  );
}
