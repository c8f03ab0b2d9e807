import { useWords } from '../../ui/parts/words';
import './bars.css';
import { partsOf, roomOf, share } from './bar-parts';
import { type PriceCap, savingOf, type YearlySaving } from './saving';

interface CostBarsProps {
  /** Pounds a year. */
  readonly cost: number;
  readonly saving: YearlySaving;
  /** Pounds that the full width stands for: the same for every plan of a list. */
  readonly scale: number;
  /** Drawn as a dotted line over both bars; null where it is not known. */
  readonly cap?: PriceCap | null;
  /** Larger, and its key says what the lines are. */
  readonly explained?: boolean;
}

/**
 * What is paid now and what would be paid, from zero, with the difference hatched: of the first
 * year, with the fee as a part of its own, where there is one. Nothing is drawn where the saving
 * is not known.
 */
export function CostBars({ cost, saving, scale, cap = null, explained = false }: CostBarsProps) {
  const words = useWords();
  const { fee, leaving } = saving;
  if (saving.saving === null || saving.firstYear === null) return null;
  const now = Math.max(0, cost + saving.saving);
  const total = cost + fee;
  // Sums of numbers beyond all money are none.
  if (!Number.isFinite(now) || !Number.isFinite(total)) return null;
  const { kind, amount } = savingOf(saving.firstYear);
  const item = { now, totalCost: cost, amount, fee, leaving, total };
  const said = fee > 0 ? 'results.bars.first' : 'results.bars';
  const passed = fee > 0 && total > now;
  const parts = partsOf({ cost, fee, now });
  return (
    <>
      <div
        className={explained ? 's-bars s-bars--explained' : 's-bars'}
        role="img"
        aria-label={[
          words.plain(`${said}.${kind}`, item),
          ...(cap === null ? [] : [words.plain('results.bars.atCap', { cap: cap.cost })]),
        ].join(' ')}
      >
        {cap !== null && (
          <div className="s-bars__over">
            <span className="s-bars__cap" style={{ left: `${share(cap.cost, scale)}%` }} />
          </div>
        )}
        <div className="s-bars__row">
          <span className="s-bars__name">{words.plain('results.bars.now')}</span>
          <Figure room={roomOf(now, scale)} amount={now} />
          <div className="s-bars__track">
            <span
              className="s-bars__part s-bars__part--now s-bars__part--end"
              style={widthOf(now, scale)}
            />
          </div>
        </div>
        <div className={`s-bars__row s-bars__row--${parts[0]?.kind ?? 'new'}`}>
          <span className="s-bars__name">{words.plain('results.bars.new')}</span>
          <Figure room={roomOf(cost, scale)} amount={cost} {...(fee > 0 ? { fee, total } : {})} />
          <div className="s-bars__track">
            {parts.map((part, index) => (
              <span
                key={part.kind}
                className={`s-bars__part s-bars__part--${part.kind} ${index === parts.length - 1 ? 's-bars__part--end' : ''}`}
                style={widthOf(part.pounds, scale)}
              />
            ))}
            {passed && <span className="s-bars__mark" style={{ left: `${share(now, scale)}%` }} />}
          </div>
        </div>
      </div>
      {fee > 0 && (
        <p className="s-bars__key">
          <span className="s-bars__part s-bars__part--fee" aria-hidden="true" />
          <span>
            {words.plain(explained && passed ? 'results.bars.keyMark' : 'results.bars.key', item)}
          </span>
        </p>
      )}
      {explained && cap !== null && <CapKey cap={cap} />}
    </>
  );
}

/** What the dotted line is: said once where there are many bars. */
export function CapKey({ cap: { cost, ...days } }: { readonly cap: PriceCap }) {
  const words = useWords();
  return (
    <p className="s-bars__key">
      <span className="s-bars__cap" aria-hidden="true" />
      <span>{words.plain('results.bars.cap', { cap: cost, ...days })}</span>
    </p>
  );
}

const widthOf = (pounds: number, scale: number) => ({ width: `${share(pounds, scale)}%` });

interface FigureProps {
  /** How much of the track its bar fills. */
  readonly room: 'long' | 'middle' | 'short';
  readonly amount: number;
  /** What comes on top, and both together. */
  readonly fee?: number;
  readonly total?: number;
}

/** Lies in its bar where that has room, and stands over it where it has not; see the sheet. */
function Figure({ room, amount, fee, total }: FigureProps) {
  const words = useWords();
  if (fee === undefined || total === undefined) {
    return (
      <span className={`s-bars__figure s-bars__figure--${room}`}>
        {words.plain('results.wholePrice', { amount })}
      </span>
    );
  }
  // Whole pounds with a fee of pounds and pence would not always add up.
  const as = Number.isInteger(fee) ? '' : '.exact';
  return (
    <span className={`s-bars__figure s-bars__figure--${room} s-bars__figure--sum`}>
      {words.plain(`results.bars.sum${as}`, { amount, fee })}
      <span className="s-bars__total"> {words.plain(`results.bars.total${as}`, { total })}</span>
    </span>
  );
}
