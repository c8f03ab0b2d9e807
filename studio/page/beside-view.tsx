import { questionKey } from '../../src/journey';
import type { Draft } from './use-draft';
import type { Differing } from '../model/beside';
import type { Shown } from '../model/protocol';
import type { Selection } from '../model/selection';
import { Icon } from './icons';
import { sideNames, useSides, type Sides } from './use-sides';

interface BesideViewProps {
  readonly draft: Draft;
  readonly selection: Selection;
  readonly shown: Shown;
  readonly onSelect: (change: Partial<Selection>) => void;
}

/** The page of one household in two versions, beside each other: to be read alone. */
export function BesideView(props: BesideViewProps) {
  const { before, after } = props.selection;
  // What is read anew is drawn in frames of its own.
  return <Beside key={`${before} ${after}`} {...props} />;
}

function Beside({ draft, selection, shown, onSelect }: BesideViewProps) {
  const { before, after } = selection;
  const step = selection.step === '' ? shown.step : selection.step;
  const sides = useSides(draft.edits, selection, shown, step);
  const names = {
    before: before === after ? 'What is saved' : nameOf(before),
    after: before === after ? 'With your changes' : nameOf(after),
  };
  const isReview = before === '' && after === '';
  return (
    <main className="pane beside" aria-label="Side by side" tabIndex={-1}>
      <div className="pane-head">
        <h2>Side by side</h2>
        <span className="quiet">{shown.name}: read only</span>
        <span className="head-end">
          <button
            type="button"
            className="button"
            onClick={() => onSelect({ view: isReview ? 'changes' : 'versions' })}
          >
            Back to the {isReview ? 'changes' : 'versions'}
          </button>
        </span>
      </div>
      <div className="beside-panes">
        <Differences sides={sides} names={names} />
        {sideNames.map((name) => (
          <figure key={name}>
            <figcaption>{names[name]}</figcaption>
            {isDrawn(sides, name, step) ? (
              <iframe title={`The page: ${names[name]}`} name={name} src="/" />
            ) : (
              <p className="quiet beside-none">This version has no such page.</p>
            )}
          </figure>
        ))}
      </div>
    </main>
  );
}

const nameOf = (version: string): string => (version === '' ? 'What is here now' : version);

/** While it is read it may be. */
const isDrawn = ({ hands }: Sides, name: (typeof sideNames)[number], step: string): boolean =>
  hands[name] === null || hands[name].journey.steps.some(({ id }) => id === step);

interface DifferencesProps {
  readonly sides: Sides;
  readonly names: Readonly<Record<(typeof sideNames)[number], string>>;
}

/** What differs, each a way to it on both pages. */
function Differences({ sides, names }: DifferencesProps) {
  const { differences, hands, failure, at, goTo } = sides;
  const isRead = hands.before !== null && hands.after !== null;
  return (
    <section className="beside-list" aria-label="What differs for this household">
      <h3>What differs for this household</h3>
      <p role="status" className={isRead || failure !== null ? '' : 'quiet stale'}>
        {failure ??
          (!isRead ? (
            <>
              <Icon of="clock" /> Both are read …
            </>
          ) : (
            countWords(differences, at)
          ))}
      </p>
      {(differences?.length ?? 0) > 1 && (
        <div className="choices" role="group" aria-label="Through what differs">
          <button id="previous-place" type="button" className="button" onClick={() => goTo(at - 1)}>
            Previous <kbd>K</kbd>
          </button>
          <button id="next-place" type="button" className="button" onClick={() => goTo(at + 1)}>
            Next <kbd>J</kbd>
          </button>
        </div>
      )}
      <ul className="findings">
        {(differences ?? []).map((each, index) => (
          <li key={questionKey(each.section, each.field)}>
            <Icon of="changed" />
            <button
              type="button"
              className="link"
              aria-current={index === at}
              onClick={() => goTo(index)}
            >
              {each.name}
            </button>
            <span className="quiet">{wordsOf(each, names)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countWords(differences: readonly Differing[] | null, at: number): string {
  if (differences === null) return 'One version alone has this page.';
  const all = differences.length;
  if (all === 0) return 'Nothing on this page.';
  const named = differences[at] === undefined ? '' : `: ${differences[at].name}`;
  return all === 1
    ? `1 place, marked${named}`
    : `${String(at + 1)} of ${String(all)} places, marked${named}`;
}

const wordsOf = ({ is, what }: Differing, names: DifferencesProps['names']): string =>
  is === 'otherwise'
    ? what.join(', ')
    : `only under “${names[is === 'only before' ? 'before' : 'after']}”`;
