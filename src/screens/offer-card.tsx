import { useId } from 'react';
import type { CardOfferView } from '../engine';
import { useBrand } from '../ui/parts/brand';
import { RichText } from '../ui/parts/words';
import './results/carbon-card.css';

interface OfferCardProps {
  readonly offer: CardOfferView;
  readonly onGo: (step: string) => void;
}

/** Something else that one can do, with what it is not below. */
export function OfferCard({ offer, onGo }: OfferCardProps) {
  const title = useId();
  const brand = useBrand();
  const { button } = offer;
  return (
    <>
      <section className="s-carbon" aria-labelledby={title}>
        <p className="s-carbon__before">
          <RichText text={offer.before} />
        </p>
        <h3 className="s-carbon__figure" id={title}>
          <RichText text={offer.title} />
        </h3>
        <p className="s-carbon__text">
          <RichText text={offer.text} />
        </p>
        {button !== null && (
          <button
            type="button"
            className="button button--accent s-carbon__button"
            onClick={() => onGo(button.goTo)}
          >
            <RichText text={button.label} />
          </button>
        )}
        {brand !== null && (
          <img
            className="s-carbon__scene"
            src={brand.graphics.grove}
            alt=""
            width="208"
            height="80"
          />
        )}
      </section>
      {offer.note.length > 0 && (
        <p className="quiet small s-carbon__note">
          <RichText text={offer.note} />
        </p>
      )}
    </>
  );
}
