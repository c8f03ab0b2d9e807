import { useId, useState } from 'react';
import { Icon } from '../../ui/page';
import { useWords } from '../../ui/words';

interface PlanDetailsProps {
  readonly details: readonly string[];
  /** Shown before the rest is opened (RES-22). */
  readonly first: number;
  /** Id of the heading that the toggle belongs to. */
  readonly heading: string;
}

export function PlanDetails({ details, first, heading }: PlanDetailsProps) {
  const words = useWords();
  const list = useId();
  const [open, setOpen] = useState(false);
  const hidden = details.length - first;
  if (details.length === 0) return null;
  return (
    <div className="s-details">
      <ul className="s-details__list" id={list} aria-label={words.plain('results.details')}>
        {details.slice(0, open ? details.length : first).map((detail, index) => (
          <li key={index}>
            <Icon name="tick" />
            <span>{detail}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className="link-button"
          aria-expanded={open}
          aria-controls={list}
          aria-describedby={heading}
          onClick={() => setOpen(!open)}
        >
          {words.plain(open ? 'results.less' : 'results.more', { n: hidden })}
        </button>
      )}
    </div>
  );
}
