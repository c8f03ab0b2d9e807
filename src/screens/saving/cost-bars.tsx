import { useWords } from '../../ui/words';
import './saving.css';
import { savingOf } from './saving';
import type { YearlySaving } from './saving-lines';

interface CostBarsProps {
  /** Pounds a year. */
  readonly cost: number;
  readonly saving: YearlySaving;
  /** Pounds that the full width stands for: the same for every plan of a list. */
  readonly scale: number;
}

/**
 * What is paid now and what would be paid, from zero, with the difference hatched: of the first
 * year, with the fee, where there is one. Nothing is drawn where the saving is not known.
 */
export function CostBars({ cost, saving, scale }: CostBarsProps) {
  const words = useWords();
  const { fee, leaving } = saving;
  if (saving.saving === null || saving.firstYear === null) return null;
  const now = Math.max(0, cost + saving.saving);
  const total = cost + fee;
  const { kind, amount } = savingOf(saving.firstYear);
  const item = { now, totalCost: cost, amount, fee, leaving, total };
  const said = fee > 0 ? 'results.bars.first' : 'results.bars';
  return (
    <>
      <div className="s-bars" role="img" aria-label={words.plain(`${said}.${kind}`, item)}>
        <div className="s-bars__row">
          <span className="s-bars__name">{words.plain('results.bars.now')}</span>
          <div className="s-bars__track">
            <Bar
              className="s-bars__bar s-bars__bar--now"
              share={share(now, scale)}
              figure={words.plain('results.wholePrice', { amount: now })}
            />
          </div>
        </div>
        <div className="s-bars__row">
          <span className="s-bars__name">{words.plain('results.bars.new')}</span>
          <div className="s-bars__track">
            <Bar
              className={`s-bars__bar s-bars__bar--${kind}`}
              share={share(kind === 'more' ? now : total, scale)}
              figure={words.plain('results.wholePrice', { amount: total })}
            />
            {kind !== 'same' && (
              <span
                className={`s-bars__difference s-bars__difference--${kind}`}
                style={{ width: `${share(amount, scale)}%` }}
              />
            )}
          </div>
        </div>
      </div>
      {fee > 0 && <p className="s-bars__key">{words.plain('results.bars.key', item)}</p>}
    </>
  );
}

interface BarProps {
  readonly className: string;
  readonly share: number;
  readonly figure: string;
}

/** Percent of the track below which a figure does not fit inside its bar. */
const roomForFigure = 28;

function Bar({ className, share: width, figure }: BarProps) {
  const outside = width < roomForFigure;
  return (
    <span
      className={outside ? `${className} s-bars__bar--short` : className}
      style={{ width: `${width}%` }}
    >
      <span className="s-bars__figure">{figure}</span>
    </span>
  );
}

function share(pounds: number, scale: number): number {
  if (scale <= 0) return 0;
  return Math.min(100, Math.max(0, (pounds / scale) * 100));
}
