import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { JourneyState } from '../../src/engine';
import { coveredRow, groupRows, type Covered, type Share } from '../model/coverage';
import { editKey, type Edit } from '../model/edits';
import type { InHand } from '../model/in-hand';
import { outlineOf, shownRows, type OutlineRow } from '../model/outline';
import { isGrouped } from '../model/part-row';
import type { Found } from '../model/protocol';
import { rowKey, type Selection } from '../model/selection';
import { CoverageHead } from './coverage-head';
import { Icon } from './icons';
import type { CoverageInHand } from './use-coverage';

interface OutlinePaneProps {
  readonly hand: InHand;
  readonly state: JourneyState;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
  readonly edits: readonly Edit[];
  readonly findings: readonly Found[];
  readonly coverage: CoverageInHand;
}

/** Everything that is asked, in its order, and how it stands with the household in hand. */
export function OutlinePane({
  hand,
  state,
  selection,
  onSelect,
  edits,
  findings,
  coverage,
}: OutlinePaneProps) {
  const { covered } = coverage;
  const asked = useMemo(() => outlineOf(hand, state, selection), [hand, state, selection]);
  const isCounted = selection.coverage;
  const rows = useMemo(
    () => (isCounted && covered !== null ? [...asked, ...partRows(covered)] : asked),
    [asked, isCounted, covered],
  );
  const [filter, setFilter] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const selected = rowKey(selection);
  const tree = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState('');
  // What is selected elsewhere is on view here; it can be closed again.
  if (last !== selected) {
    setLast(selected);
    setOpen(new Set([...open, ...aroundKey(selected)]));
  }
  useEffect(() => {
    tree.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, open]);
  const shown = shownRows(rows, open, filter);
  const { origins } = hand;
  const fileMarks = useMemo(() => markedBy(origins, edits, findings), [origins, edits, findings]);
  const toggle = ({ key }: OutlineRow, to: boolean) =>
    setOpen((was) => new Set(to ? [...was, key] : [...was].filter((each) => each !== key)));
  const onKey = (event: KeyboardEvent) => {
    // With Alt it moves what is selected, wherever the focus is.
    if (event.altKey) return;
    const index = Math.max(
      0,
      shown.findIndex(({ key }) => key === selected),
    );
    const row = shown[index];
    const goTo = (next: OutlineRow | undefined) => {
      if (next !== undefined) onSelect({ ...next.to, view: 'journey' });
    };
    const act = {
      ArrowDown: () => goTo(selected === '' ? row : shown[index + 1]),
      ArrowUp: () => goTo(shown[index - 1]),
      ArrowRight: () => row !== undefined && toggle(row, true),
      ArrowLeft: () => {
        if (row === undefined) return;
        if (open.has(row.key) && row.rows.length > 0) toggle(row, false);
        else goTo(shown.find(({ key }) => key === row.key.slice(0, row.key.lastIndexOf('/'))));
      },
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <nav className="pane outline" aria-label="Outline" tabIndex={-1}>
      <div className="pane-head">
        <h2>Outline</h2>
        <span className="segments head-end" role="group" aria-label="What lies over the outline">
          {([false, true] as const).map((isOn) => (
            <button
              key={String(isOn)}
              type="button"
              aria-pressed={isOn === isCounted}
              onClick={() => onSelect({ coverage: isOn })}
            >
              {isOn ? 'Coverage' : 'Marks'}
            </button>
          ))}
        </span>
      </div>
      {isCounted && <CoverageHead coverage={coverage} />}
      <label className="filter">
        <Icon of="search" />
        <span className="hidden">Filter the outline</span>
        <input
          type="search"
          id="outline-filter"
          placeholder="Filter: a word, an answer, a mark"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <kbd>/</kbd>
      </label>
      <ul
        ref={tree}
        role="tree"
        aria-label="Journey"
        className="rows"
        tabIndex={0}
        onKeyDown={onKey}
      >
        {shown.map((row) => (
          <Row
            key={row.key}
            row={row}
            isOpen={filter !== '' || open.has(row.key)}
            isSelected={row.key === selected}
            mark={fileMarks(row)}
            share={isCounted ? (covered?.shares[sharedRow(row)] ?? null) : undefined}
            isStale={coverage.isStale}
            onSelect={() => onSelect({ ...row.to, view: 'journey' })}
            onToggle={(to) => toggle(row, to)}
          />
        ))}
        {shown.length === 0 && (
          <li role="none" className="quiet">
            Nothing has these words.
          </li>
        )}
      </ul>
      {isCounted ? <CoverageLegend /> : <Legend />}
    </nav>
  );
}

interface RowProps {
  readonly row: OutlineRow;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly mark: 'error' | 'warning' | 'changed' | null;
  /** How much of it scenarios play, in place of its marks; null where it has no rule, or nobody knows yet. */
  readonly share: Share | null | undefined;
  readonly isStale: boolean;
  readonly onSelect: () => void;
  readonly onToggle: (to: boolean) => void;
}

function Row({ row, isOpen, isSelected, mark, share, isStale, onSelect, onToggle }: RowProps) {
  const has = row.rows.length > 0;
  return (
    <li
      role="treeitem"
      aria-level={row.level}
      aria-selected={isSelected}
      {...(has && { 'aria-expanded': isOpen })}
      className={`row row--${row.level} row--${row.standing.replace(' ', '-')} ${share === undefined ? '' : 'row--counted'}`}
      onClick={onSelect}
    >
      <span
        className="twisty"
        onClick={(event) => {
          event.stopPropagation();
          onToggle(!isOpen);
        }}
      >
        {has && <Icon of={isOpen ? 'close' : 'open'} />}
      </span>
      {isGrouped(row.key) ? <span /> : <Icon of={row.standing} says={row.standing} />}
      <span className="row-title" title={row.title}>
        {row.title}
      </span>
      {share === undefined ? (
        <Marks row={row} mark={mark} />
      ) : (
        <Count of={share} isStale={isStale} />
      )}
    </li>
  );
}

const Marks = ({ row, mark }: Pick<RowProps, 'row' | 'mark'>) => (
  <>
    <span className="row-note">{row.note}</span>
    <span className="row-mark">
      {row.isConditional && <Icon of="conditional" says="conditional" />}
    </span>
    <span className="row-mark">
      {row.mustBeAnswered && <Icon of="must" says="must be answered" />}
    </span>
    <span className="row-mark">{row.isSensitive && <Icon of="sensitive" says="sensitive" />}</span>
    <span className="row-mark">{mark !== null && <Icon of={mark} says={mark} />}</span>
  </>
);

/** How much of it is played: never as if it were so where something was changed since. */
function Count({ of, isStale }: { readonly of: Share | null; readonly isStale: boolean }) {
  if (of === null) return <span className="row-count" />;
  const { reached, all } = of;
  const isWhole = reached === all;
  const kind = isStale ? 'stale' : isWhole ? 'whole' : 'part';
  return (
    <span className={`row-count row-count--${kind}`}>
      <span className="count-bar" aria-hidden="true">
        <span style={{ inlineSize: `${String(Math.floor((reached / all) * 100))}%` }} />
      </span>
      {reached} of {all}
      <span className="hidden"> played{isStale ? ' before the last change' : ''}</span>
    </span>
  );
}

const CoverageLegend = () => (
  <p className="legend">
    Cases of rules that scenarios play, with all that is within. Amber: some are not.
  </p>
);

/** The row of a section whichever of its variants stands there. */
const sharedRow = ({ key, to }: OutlineRow): string => (isGrouped(key) ? key : coveredRow(to));

/** What is in no step. */
const partRows = (covered: Covered): readonly OutlineRow[] =>
  groupRows(covered).map(({ key, title, parts }) => ({
    ...partRow(key, title, 1),
    rows: parts.map((each) => partRow(each.key, each.title, 2)),
  }));

const partRow = (key: string, title: string, level: 1 | 2): OutlineRow => ({
  ...{ key, title, level, note: '', standing: 'asked', rows: [] },
  to: { step: '', section: '', field: '', part: key },
  ...{ isConditional: false, mustBeAnswered: false, isSensitive: false, texts: '' },
});

const Legend = () => (
  <p className="legend" aria-hidden="true">
    {(
      [
        ['conditional', 'conditional'],
        ['must', 'must be answered'],
        ['sensitive', 'sensitive'],
        ['changed', 'changed'],
        ['answered', 'answered'],
        ['asked', 'asked'],
        ['not asked', 'not asked of this household'],
      ] as const
    ).map(([of, words]) => (
      <span key={of}>
        <Icon of={of} /> {words}
      </span>
    ))}
  </p>
);

const aroundKey = (key: string): readonly string[] =>
  key
    .split('/')
    .map((_, index, keys) => keys.slice(0, index + 1).join('/'))
    .slice(0, -1);

const known = new WeakMap<InHand['origins'], ReadonlyMap<string, string>>();

/** Row of a question → where it is written. */
function questionsWritten(origins: InHand['origins']): ReadonlyMap<string, string> {
  const before = known.get(origins);
  if (before !== undefined) return before;
  const places = new Map<string, string>();
  for (const place of origins.places()) {
    if (place.kind !== 'field' || place.outer === null) continue;
    const origin = origins.at(place);
    const section = place.outer.name ?? '';
    if (origin !== null) places.set(`${section}/${place.name ?? ''}`, editKey(origin));
  }
  known.set(origins, places);
  return places;
}

/** What was changed of a question, or found in it, by where it is written. */
function markedBy(
  origins: InHand['origins'],
  edits: readonly Edit[],
  findings: readonly Found[],
): (row: OutlineRow) => RowProps['mark'] {
  const places = questionsWritten(origins);
  return ({ to }) => {
    if (to.field === '') return null;
    const own = places.get(`${to.section}/${to.field}`);
    if (own === undefined) return null;
    const found = findings.find(({ key }) => key.includes(own.replace('#', ' ')));
    if (found !== undefined) return found.severity;
    return edits.some((edit) => `${editKey(edit)}/`.startsWith(`${own}/`)) ? 'changed' : null;
  };
}
