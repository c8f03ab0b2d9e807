import { useMemo } from 'react';
import { placeWords } from '../model/edit-words';
import { editKey } from '../model/edits';
import { foundWords } from '../model/found-words';
import type { InHand } from '../model/in-hand';
import { meetings } from '../model/merging';
import type { Found, Review, Shown, Touched } from '../model/protocol';
import { ChangedFiles } from './changed-files';
import { FoundList } from './found-list';
import { Icon } from './icons';
import { MeetingList } from './meeting-list';
import { MendList } from './mend-list';
import { redIn, RedScenarios } from './red-scenarios';
import { TouchedList } from './touched-list';
import { newErrors, type Draft } from './use-draft';
import { useMends } from './use-mends';
import { useSaid } from './use-said';

interface ChangesViewProps {
  readonly hand: InHand;
  readonly draft: Draft;
  readonly onShow: (shown: Shown) => void;
  /** Shows a household on the page as it is saved, beside the one with the changes. */
  readonly onBeside: (shown: Shown, place: Touched['place']) => void;
}

const theFiles: Draft['edits'] = [];

/** What was changed, what it does, and the lines that saving would write. */
export function ChangesView({ hand, draft, onShow, onBeside }: ChangesViewProps) {
  const { edits, isChecking, isProving, proof, checked, before } = draft;
  const { isUnderWay, refused } = draft.saving;
  const held = useMemo(() => ({ edits, than: theFiles }), [edits]);
  const { answer: review, failure, progress } = useSaid('review', held);
  const { answer: touching } = useSaid('touched', held);
  const errors = newErrors(draft);
  const mending = useMends(hand, draft, errors);
  const open = meetings(edits);
  const known = [...before.checked, ...(before.proof?.findings ?? [])].map(({ key }) => key);
  const all = [...checked, ...(proof?.findings ?? [])];
  const fresh = all.filter(({ key, severity }) => severity === 'warning' && !known.includes(key));
  const old = all.filter(({ key }) => known.includes(key));
  const stops = errors.length + open.length;
  const isWorking = isChecking || isProving;
  return (
    <main className="pane changes" aria-label="Changes" tabIndex={-1}>
      <div className="pane-head">
        <h2>
          {edits.length === 1
            ? '1 change'
            : `${edits.length === 0 ? 'No' : String(edits.length)} changes`}
        </h2>
        {edits.length > 0 && <span className="quiet">nothing is written yet</span>}
        <span className="head-end">
          <button
            type="button"
            className="button"
            onClick={() => draft.takeBack(edits, 'All was taken back')}
            disabled={edits.length === 0}
          >
            Take all back
          </button>
          <button
            type="button"
            className="button button--first"
            onClick={draft.save}
            disabled={edits.length === 0 || stops > 0 || isChecking || isUnderWay}
          >
            {isUnderWay ? 'Proved, then saved …' : saveWords(review)} <kbd>Ctrl S</kbd>
          </button>
        </span>
      </div>
      <div className="scroll">
        <Verdict
          hand={hand}
          errors={errors}
          isChecking={isChecking}
          isProving={isProving}
          red={review === null ? 0 : redIn(review)}
          said={refused ?? failure ?? waitingFor(open.length)}
          count={edits.length}
        />
        {edits.length > 0 && (
          <>
            <MeetingList hand={hand} draft={draft} onShow={onShow} />
            <h3>Whom it touches</h3>
            <TouchedList
              hand={hand}
              touching={touching}
              failure={errors.some(({ by }) => by === 'check') ? 'mend the errors first' : null}
              onShow={onShow}
              onBeside={onBeside}
            />
            <h3>Findings</h3>
            {errors.length + fresh.length === 0 && (
              <p className="quiet">{isWorking ? 'Worked out now.' : 'This change brings none.'}</p>
            )}
            <FoundList hand={hand} all={[...errors, ...fresh]} onShow={onShow} />
            {errors.length > 0 && !isWorking && (
              <MendList mending={mending} draft={draft} errors={errors.length} />
            )}
            {old.length > 0 && (
              <p className="quiet">From before, and stopping nothing: {old.length}.</p>
            )}
            <h3>Scenarios</h3>
            <RedScenarios review={review} progress={progress} draft={draft} />
            <h3>Files</h3>
            <p className="quiet">Order and spacing are kept; these lines alone are written.</p>
            <ChangedFiles files={review?.files ?? []} />
            <h3>One by one</h3>
            <ul className="single">
              {edits.map((edit) => (
                <li key={editKey(edit)}>
                  <Icon of="changed" />
                  <span>
                    {placeWords(hand, edit)}{' '}
                    <span className="code">
                      {edit.file} {edit.pointer}
                    </span>
                  </span>
                  <button
                    type="button"
                    className="link"
                    onClick={() => draft.takeBack([edit], `${placeWords(hand, edit)}: taken back`)}
                  >
                    Take back
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  );
}

/** What is not known yet, or is not as it was, is in the name of the button. */
function saveWords(review: Review | null): string {
  if (review === null) return 'Save before the scenarios are played';
  const red = redIn(review);
  if (red === 0) return 'Save';
  return `Save with ${String(red)} red ${red === 1 ? 'scenario' : 'scenarios'}`;
}

const waitingFor = (places: number): string | null =>
  places === 0
    ? null
    : `Saving waits: choose in ${places === 1 ? 'one place that was' : `${String(places)} places that were`} changed outside as well.`;

interface VerdictProps {
  readonly hand: InHand;
  readonly errors: readonly Found[];
  readonly isChecking: boolean;
  readonly isProving: boolean;
  /** How many scenarios turn red, as far as is known. */
  readonly red: number;
  readonly said: string | null;
  readonly count: number;
}

function Verdict(props: VerdictProps) {
  const [kind, words] = verdictOf(props);
  return (
    <p className={`verdict verdict--${kind}`} role="status">
      <Icon of={kind} /> {words}
    </p>
  );
}

function verdictOf({
  hand,
  errors,
  isChecking,
  isProving,
  red,
  said,
  count,
}: VerdictProps): readonly ['error' | 'clock' | 'answered' | 'warning', string] {
  const [first] = errors;
  if (said !== null) return ['error', said];
  if (count === 0) return ['answered', 'All saved.'];
  if (isChecking) return ['clock', 'It is being checked.'];
  if (first !== undefined) {
    const stops = errors.length === 1 ? 'one error' : `${String(errors.length)} errors`;
    return ['error', `Saving is stopped by ${stops}: ${foundWords(hand, first.message)}`];
  }
  if (isProving)
    return [
      'clock',
      'It is being proved. Save writes it once that has found no household that is stuck.',
    ];
  const sound = 'Sound: no household is stuck by it.';
  return red === 0
    ? ['answered', sound]
    : [
        'warning',
        `${sound} But ${red === 1 ? '1 scenario turns' : `${String(red)} scenarios turn`} red: see below.`,
      ];
}
