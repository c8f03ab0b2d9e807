import type { OfferView, ScreenChoice, ScreenView } from '../../engine';
import { Icon } from '../../ui/page';
import { useWords } from '../../ui/words';
import { withFilter } from '../filters/choose';

interface HiddenBetterProps {
  readonly shown: ScreenView;
  readonly offer: OfferView;
  readonly onShow: (choice: ScreenChoice) => void;
}

/** What a filter hides though it is better, and the way to it: one line (decision 50). */
export function HiddenBetter({ shown, offer, onShow }: HiddenBetterProps) {
  const words = useWords();
  const filter = shown.filters.find(({ id }) => id === offer.filter);
  if (filter === undefined) return null;
  const some = offer.count === 1 ? 'one' : 'many';
  return (
    <p className="s-hidden-better">
      <Icon name="info" />
      <span>
        {words.plain(`results.${offer.id}.${some}`, { n: offer.count })}{' '}
        <button
          type="button"
          className="link-button"
          onClick={() => onShow(withFilter(shown, filter, [offer.value]))}
        >
          {words.plain(`results.${offer.id}.show.${some}`)}
        </button>
      </span>
    </p>
  );
}
