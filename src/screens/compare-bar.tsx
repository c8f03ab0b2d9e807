import { useLayoutEffect, useRef } from 'react';
import type { JsonObject } from '../engine';
import { useHandOverFocus } from '../ui/parts/focus';
import { Icon } from '../ui/parts/icons';
import { useWords } from '../ui/parts/words';
import { listOfPlans } from './band-words';
import { asText } from './reading';
import './compare-bar.css';

interface CompareBoxProps {
  readonly plan: JsonObject;
  readonly checked: boolean;
  /** No other can be ticked. */
  readonly full: boolean;
  readonly onTick: (checked: boolean) => void;
  /** How many are picked out in all, and the way to see them side by side. */
  readonly picked: number;
  readonly onCompare: () => void;
}

/**
 * Picks a plan out to be compared with others. By keyboard the bar is behind all that is left of the
 * list, so that where enough are picked out, the way on stands behind each of their boxes as well.
 */
export function CompareBox(props: CompareBoxProps) {
  const { plan, checked, full, onTick, picked, onCompare } = props;
  const words = useWords();
  const blocked = full && !checked;
  return (
    <>
      <label className="s-compare-box">
        <input
          type="checkbox"
          className="f-tick"
          checked={checked}
          disabled={blocked}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>
          {words.plain(blocked ? 'compare.most' : 'compare.box')}
          <span className="visually-hidden">
            {words.plain('compare.boxOf', {
              supplier: asText(plan.supplierName),
              tariff: asText(plan.tariffName),
            })}
          </span>
        </span>
      </label>
      {checked && isEnough(picked) && (
        <button type="button" className="button s-compare-box__go" onClick={onCompare}>
          {words.plain('compare.goWith', { n: picked })}
        </button>
      )}
    </>
  );
}

/** One plan beside none says nothing. */
const isEnough = (picked: number): boolean => picked > 1;

interface CompareBarProps {
  readonly plans: readonly JsonObject[];
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/** The plans that are picked out, and the way to see them side by side; in reach while the list scrolls. */
export function CompareBar({ plans, onCompare, onClear }: CompareBarProps) {
  const words = useWords();
  const box = useHandOverFocus<HTMLButtonElement>(listOfPlans);
  const n = plans.length;
  const bar = useRef<HTMLElement>(null);
  // WCAG 2.4.11: what has just been ticked is not covered by what comes of it.
  useLayoutEffect(() => {
    const focused = document.activeElement?.closest('.s-compare-box');
    if (bar.current === null || focused === null || focused === undefined) return;
    const hidden = focused.getBoundingClientRect().bottom - bar.current.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: hidden + 16 });
  }, [n]);
  return (
    <section className="s-compare-bar" ref={bar} aria-label={words.plain('compare.bar')}>
      <p role="status">
        <strong>
          {words.plain(n === 1 ? 'compare.chosen.one' : 'compare.chosen.many', { n })}
        </strong>
        <span>
          {n === 1
            ? words.plain('compare.another')
            : plans.map(({ supplierName }) => asText(supplierName)).join(', ')}
        </span>
      </p>
      {isEnough(n) && (
        <button type="button" className="button" onClick={onCompare}>
          {words.plain('compare.go')}
        </button>
      )}
      <button
        type="button"
        className="s-compare-bar__close"
        aria-label={words.plain('compare.clear')}
        ref={box}
        onClick={onClear}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
