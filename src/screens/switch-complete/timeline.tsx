import { Icon } from '../../ui/page/icons';
import { useWords, type Words } from '../../ui/words';
import type { Switched } from './switched';
import { type Milestone, whatHappensNext } from './what-happens-next';
import { weekdayOf } from './weekday-of';

interface TimelineProps {
  readonly switched: Switched;
  readonly today: string;
}

/** Date first, then what happens, then what to do (CMP-09 to 12). */
export function Timeline({ switched, today }: TimelineProps) {
  const words = useWords();
  const supplier = switched.supplierName || words.plain('switchComplete.yourSupplier');
  const time = switched.moveTime;
  return (
    <ol className="s-timeline">
      {whatHappensNext(switched).map((milestone) => {
        const { id, icon, done } = milestone;
        return (
          <li
            key={id}
            className={done ? 's-timeline__item s-timeline__item--done' : 's-timeline__item'}
          >
            <span className="s-timeline__disc">
              <Icon name={icon} />
            </span>
            <p className="s-timeline__when">{when(milestone, time, today, words)}</p>
            <h3 className="s-timeline__title">
              {words.plain(`switchComplete.next.${id}.title`, { supplier })}
            </h3>
            <p className="s-timeline__text">
              {id === 'finalBill' && switched.leaving !== null && (
                <>{words.plain('switchComplete.next.finalBill.fee', { ...switched.leaving })} </>
              )}
              {words.plain(`switchComplete.next.${id}.${milestone.text}`, { supplier, time })}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function when({ id, when: told, from, to }: Milestone, time: string, today: string, words: Words) {
  const isToday = id === 'application' && to === today;
  const day = to === null ? '' : dayWords(to, words);
  const name = isToday ? 'today' : told;
  return words.plain(`switchComplete.next.${id}.${name}`, { from, to, day, time });
}

function dayWords(date: string, words: Words): string {
  const weekday = words.plain(`switchComplete.weekday.${weekdayOf(date)}`);
  return words.plain('switchComplete.day', { weekday, date });
}
