import type { BadgeView } from '../../engine';
import { RichText, useWords } from '../../ui/words';

export function PlanBadges({ badges }: { readonly badges: readonly BadgeView[] }) {
  const words = useWords();
  return (
    <ul className="s-badges" aria-label={words.plain('results.badges')}>
      {badges.map(({ id, text, tone }) => (
        <li key={id} className={tone === 'fact' ? 'badge' : `badge badge--${tone}`}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
