import { useWords } from '../../ui/words';
import './saving.css';
import { savingOf } from './saving';

interface CostBarsProps {
  /** Pounds a year. */
  readonly totalCost: number;
  readonly savings: number;
  /** Pounds that the full width stands for: the same for every plan of a list. */
  readonly scale: number;
}

/** What is paid now and what would be paid, from zero, with the difference hatched. */
export function CostBars({ totalCost, savings, scale }: CostBarsProps) {
  const words = useWords();
  const now = Math.max(0, totalCost + savings);
  const { kind, amount } = savingOf(savings);
  const item = { now, totalCost, amount };
  return (
    <div className="s-bars" role="img" aria-label={words.plain(`results.bars.${kind}`, item)}>
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
            share={share(kind === 'more' ? now : totalCost, scale)}
            figure={words.plain('results.wholePrice', { amount: totalCost })}
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
