import { useWords } from '../../ui/words';
import { badgesOf } from './badges';
import type { Plan } from './plan';

export function PlanBadges({ plan }: { readonly plan: Plan }) {
  const words = useWords();
  return (
    <ul className="s-badges" aria-label={words.plain('results.badges')}>
      {badgesOf(plan).map(({ name, tone }) => (
        <li key={name} className={tone === 'fact' ? 'badge' : `badge badge--${tone}`}>
          {words.plain(`results.badge.${name}`)}
        </li>
      ))}
    </ul>
  );
}
