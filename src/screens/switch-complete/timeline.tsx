import type { MouseEvent } from 'react';
import { Icon } from '../../ui/parts/icons';
import { useWords } from '../../ui/parts/words';
import { milestonesOf } from './milestones';
import type { Switched } from './switched';

interface TimelineProps {
  readonly switched: Switched;
  readonly today: string;
}

/** Of the heading that says whom to tell, and where. */
export const reachId = 'how-to-reach';

const toReach = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById(reachId)?.focus();
};

/** Date first, then what happens, then what to do (CMP-09 to 12). */
export function Timeline({ switched, today }: TimelineProps) {
  const words = useWords();
  const supplier = switched.supplierName || words.plain('switchComplete.yourSupplier');
  return (
    <ol className="s-timeline">
      {milestonesOf(switched, today, words).map(({ id, icon, done, when, title, text }) => (
        <li
          key={id}
          className={done ? 's-timeline__item s-timeline__item--done' : 's-timeline__item'}
        >
          <span className="s-timeline__disc">
            <Icon name={icon} />
          </span>
          <p className="s-timeline__when">{when}</p>
          <h3 className="s-timeline__title">{title}</h3>
          <p className="s-timeline__text">
            {text}
            {id === 'coolingOff' && (
              <>
                {' '}
                <a href={`#${reachId}`} onClick={toReach}>
                  {words.plain('switchComplete.reach.title', { supplier })}
                </a>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
