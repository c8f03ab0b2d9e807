import { useMemo } from 'react';
import { placeWords, valueWords } from '../model/edit-words';
import { editKey, type Edit } from '../model/edits';
import type { InHand } from '../model/in-hand';
import { meetings } from '../model/merging';
import type { Shown } from '../model/protocol';
import { TouchedList } from './touched-list';
import type { Draft } from './use-draft';
import { useSaid } from './use-said';

interface MeetingListProps {
  readonly hand: InHand;
  readonly draft: Draft;
  readonly onShow: (shown: Shown) => void;
}

/** Where somebody else changed the same place: both beside each other, for how many they differ, and the choice. */
export function MeetingList(props: MeetingListProps) {
  const open = meetings(props.draft.edits);
  if (open.length === 0) return null;
  return (
    <>
      <h3>Changed outside as well</h3>
      {open.map((mine) => (
        <Meeting key={editKey(mine)} {...props} mine={mine} />
      ))}
    </>
  );
}

function Meeting({ hand, draft, onShow, mine }: MeetingListProps & { readonly mine: Edit }) {
  const { edits, keepMine, takeBack } = draft;
  const both = useMemo(
    () => ({ edits, than: edits.filter((edit) => edit !== mine) }),
    [edits, mine],
  );
  const { answer, failure } = useSaid('touched', both);
  const words = placeWords(hand, mine);
  const sides = [
    ['It was', mine.met ?? null],
    ['From outside', mine.was],
    ['Yours', mine.value],
  ] as const;
  return (
    <section className="meeting" aria-label={words}>
      <h4>{words}</h4>
      <dl>
        {sides.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{valueWords(hand, mine, value)}</dd>
          </div>
        ))}
      </dl>
      <h5>Where yours is other than theirs</h5>
      <TouchedList
        hand={hand}
        touching={answer}
        failure={failure}
        onShow={onShow}
        sides={['theirs', 'yours']}
      />
      <p className="choices">
        <button
          type="button"
          className="button"
          onClick={() => keepMine(mine, `Kept mine: ${words}`)}
        >
          Keep mine
        </button>
        <button
          type="button"
          className="button"
          onClick={() => takeBack([mine], `Took what was changed outside: ${words}`)}
        >
          Take what was changed outside
        </button>
        <span className="quiet">The other one stays in the history: Undo brings it back.</span>
      </p>
    </section>
  );
}
