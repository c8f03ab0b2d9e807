import { useEffect, useId, useRef, useState } from 'react';
import type { ItemView } from '../../engine';
import { NamedIcon } from '../../ui/parts/icons';
import { plain, RichText, useWords } from '../../ui/parts/words';
import './features.css';

/** What the plan offers: the first few, and all when asked for (TAR-06, TAR-07). */
export function Features({ plan }: { readonly plan: ItemView }) {
  const words = useWords();
  const list = useId();
  const [open, setOpen] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) firstOfRest.current?.focus();
  }, [open]);
  const features = featuresOf(plan);
  const first = plan.badgesFirst ?? features.length;
  const hidden = features.length - first;
  return (
    <section className="s-features">
      <h2>{words.plain('tariff.features')}</h2>
      <ul className="s-features__list" id={list}>
        {features.slice(0, open ? features.length : first).map((feature, index) => (
          <li
            key={feature.id}
            ref={index === first ? firstOfRest : undefined}
            tabIndex={index === first ? -1 : undefined}
          >
            <span className="s-features__icon">
              <NamedIcon name={feature.icon} />
            </span>
            <span>
              <span className={feature.isBadge ? 's-features__name' : undefined}>
                <RichText text={feature.text} />
              </span>
              {plain(feature.hint) !== '' && (
                <span className="s-features__hint">
                  <RichText text={feature.hint} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className="link-button"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {words.plain(moreWords(open, hidden), { n: hidden })}
        </button>
      )}
    </section>
  );
}

/** A badge with an icon is a feature; what the supplier says itself follows. */
const featuresOf = ({ badges, details }: ItemView) => [
  ...badges.flatMap(({ id, text, hint, icon }) =>
    icon === null ? [] : [{ id, text, hint, icon, isBadge: true }],
  ),
  ...details.map((line, index) => ({
    id: `detail ${String(index)}`,
    text: [line],
    hint: [],
    icon: 'tick',
    isBadge: false,
  })),
];

const moreWords = (open: boolean, hidden: number): string =>
  `tariff.features.${open ? 'less' : 'more'}.${hidden === 1 ? 'one' : 'many'}`;
