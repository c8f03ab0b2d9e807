import { useMemo } from 'react';
import type { InHand } from '../model/in-hand';
import type { Shown, Touched, Versions } from '../model/protocol';
import type { Selection } from '../model/selection';
import { ChangedFiles } from './changed-files';
import { FoundList } from './found-list';
import { Icon } from './icons';
import { RedScenarios } from './red-scenarios';
import { TouchedList } from './touched-list';
import type { Draft } from './use-draft';
import { useSaid } from './use-said';

interface VersionsViewProps {
  readonly hand: InHand;
  readonly draft: Draft;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
  readonly onShow: (shown: Shown) => void;
  /** Shows a household on the pages of both versions. */
  readonly onBeside: (shown: Shown, place: Touched['place']) => void;
}

const anything = {};

/** One version of the journey held against another, to be read alone: whom it touches, what it brings, its lines. */
export function VersionsView(props: VersionsViewProps) {
  const { hand, draft, selection, onSelect, onShow, onBeside } = props;
  const { before, after } = selection;
  const { edits } = draft;
  const { answer: versions, failure: noVersions } = useSaid('versions', anything);
  const sides = useMemo(
    () => (before === after ? null : { before, after, edits }),
    [before, after, edits],
  );
  const touching = useSaid('touchedBetween', sides);
  const found = useSaid('foundBetween', sides);
  const review = useSaid('reviewBetween', sides);
  // The household's page is drawn from what is here: of another version it would show something else.
  const show = after === '' ? onShow : null;
  const failure = noVersions ?? touching.failure ?? found.failure ?? review.failure;
  return (
    <main className="pane changes" aria-label="Versions" tabIndex={-1}>
      <div className="pane-head">
        <h2>One version against another</h2>
        <span className="quiet">read only: nothing is written, and no branch is changed</span>
      </div>
      <div className="scroll">
        <div className="sides">
          <Side
            name="Before"
            value={before}
            versions={versions}
            onChoose={(next) => onSelect({ before: next })}
          />
          <Side
            name="After"
            value={after}
            versions={versions}
            onChoose={(next) => onSelect({ after: next })}
          />
        </div>
        {failure !== null && (
          <p className="verdict verdict--error" role="status">
            <Icon of="error" /> {failure}
          </p>
        )}
        {sides === null ? (
          <p className="quiet">{chooseWords(versions)}</p>
        ) : (
          <>
            <h3>Whom it touches</h3>
            <TouchedList
              hand={hand}
              touching={touching.answer}
              failure={touching.failure}
              onShow={show}
              onBeside={onBeside}
              sides={[nameOf(before, 'before'), nameOf(after, 'now')]}
            />
            <h3>Findings</h3>
            {found.answer === null ? (
              <p className="quiet stale">
                <Icon of="clock" /> Both are checked and proved …
              </p>
            ) : found.answer.length === 0 ? (
              <p className="quiet">It brings none.</p>
            ) : (
              <FoundList hand={hand} all={found.answer} onShow={show} />
            )}
            <h3>Scenarios of the later version</h3>
            <RedScenarios review={review.answer} progress={review.progress} draft={null} />
            <h3>Files</h3>
            <ChangedFiles files={review.answer?.files ?? []} />
          </>
        )}
      </div>
    </main>
  );
}

function chooseWords(versions: Versions | null): string {
  if (versions === null) return 'The branches are looked up …';
  if (versions.branches.length > 0) return 'Choose two that differ.';
  return 'The folder is in no git repository, or in one without a branch: there is nothing else to choose.';
}

const nameOf = (version: string, here: string): string => (version === '' ? here : version);

interface SideProps {
  readonly name: string;
  readonly value: string;
  /** Null while they are asked for. */
  readonly versions: Versions | null;
  readonly onChoose: (version: string) => void;
}

/** A version that the address names stays to be chosen, also a tag or a commit. */
function Side({ name, value, versions, onChoose }: SideProps) {
  const branches = versions?.branches ?? [];
  const others = value === '' || branches.includes(value) ? [] : [value];
  return (
    <label className="side">
      {name}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">What is here now</option>
        {[...others, ...branches].map((branch) => (
          <option key={branch} value={branch}>
            {branch}
            {branch === versions?.present ? ', as it was last committed' : ''}
          </option>
        ))}
      </select>
    </label>
  );
}
