import { foundWords } from '../model/found-words';
import type { InHand } from '../model/in-hand';
import { thousands } from './thousands';
import type { Shown, Touched, Touching } from '../model/protocol';
import { Icon } from './icons';

interface TouchedListProps {
  readonly hand: InHand;
  /** null while it is worked out. */
  readonly touching: Touching | null;
  readonly failure: string | null;
  /** Null where the household's page is not that of the later version. */
  readonly onShow: ((shown: Shown) => void) | null;
  /** Shows one in both versions beside each other; null where there are no two. */
  readonly onBeside?: (shown: Shown, place: Touched['place']) => void;
  /** What the two versions are called. */
  readonly sides?: readonly [string, string];
}

/** Whom a change touches: how many, what is otherwise for them, and one of them on the page. */
export function TouchedList(props: TouchedListProps) {
  const { hand, touching, failure, onShow, onBeside, sides = ['before', 'now'] } = props;
  if (failure !== null) return <p className="quiet">Not worked out: {failure}</p>;
  if (touching === null)
    return (
      <p className="quiet stale">
        <Icon of="clock" /> The journey as it was and as it is now are compared …
      </p>
    );
  const { touched, incomplete } = touching;
  return (
    <>
      {touched.length === 0 && <p>No household notices.</p>}
      <ul className="touched">
        {touched
          .map((each) => ({ ...each, words: foundWords(hand, each.words) }))
          .map((each, index) => (
            <li key={`${each.key} ${String(index)}`}>
              <Count of={each} />
              <span>
                <strong>{each.words}</strong>
                {each.before !== null && (
                  <span className="quiet">
                    {sides[0]}: {each.before}; {sides[1]}: {each.after}
                  </span>
                )}
                {each.file !== '' && (
                  <span className="code">
                    {each.file}:{each.line}
                  </span>
                )}
              </span>
              <span className="touched-ways">
                {each.witness !== null && onShow !== null && (
                  <button
                    type="button"
                    className="button"
                    aria-label={`Show one: ${each.words}`}
                    onClick={() => each.witness !== null && onShow(each.witness)}
                  >
                    <Icon of="home" /> Show one
                  </button>
                )}
                {each.witness !== null && onBeside !== undefined && (
                  <button
                    type="button"
                    className="button"
                    aria-label={`Side by side: ${each.words}`}
                    onClick={() => each.witness !== null && onBeside(each.witness, each.place)}
                  >
                    <Icon of="versions" /> Side by side
                  </button>
                )}
              </span>
            </li>
          ))}
      </ul>
      {incomplete.map((each) => (
        <p key={each} className="quiet">
          <Icon of="warning" /> Not compared: {foundWords(hand, each)}
        </p>
      ))}
    </>
  );
}

function Count({ of: { kinds, combinations, whole } }: { readonly of: Touched }) {
  if (whole || kinds === null || combinations === null)
    return <span className="touched-count">all households</span>;
  const share = Math.max(1, Math.round((kinds / combinations) * 100));
  return (
    <span className="touched-count">
      <strong>{thousands(kinds)}</strong> of {thousands(combinations)} kinds of household
      <progress max={100} value={share} aria-label={`${String(share)} %`} />
    </span>
  );
}
