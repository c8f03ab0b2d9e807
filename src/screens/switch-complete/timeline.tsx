import { Icon } from '../../ui/parts/icons';
import { useWords } from '../../ui/parts/words';
import { milestonesOf } from './milestones';
import type { Switched } from './switched';

interface TimelineProps {
  readonly switched: Switched;
  readonly today: string;
}

/** Date first, then what happens, then what to do (CMP-09 to 12). */
export function Timeline({ switched, today }: TimelineProps) {
  const words = useWords();
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
          <p className="s-timeline__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
