import type { ReactNode } from 'react';
import { useWords } from '../../ui/words';

interface NoPlansProps {
  /** Plans that the filters hide; 0 when there are none at all. */
  readonly hidden: number;
  /** The ways out. */
  readonly children: ReactNode;
}

/** Nothing to show, and why (RES-04, RES-05). */
export function NoPlans({ hidden, children }: NoPlansProps) {
  const words = useWords();
  const why = hidden === 1 ? 'results.none.hiddenOne' : 'results.none.hidden';
  return (
    <section className="sheet s-nothing">
      <h2 className="section-title">
        {words.plain(hidden > 0 ? 'results.none.filtered' : 'results.none.title')}
      </h2>
      <p>{hidden > 0 ? words.plain(why, { n: hidden }) : words.plain('results.none.text')}</p>
      <div className="s-nothing__ways">{children}</div>
    </section>
  );
}
