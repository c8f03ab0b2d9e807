import { memo, useContext } from 'react';
import type { ClearView } from '../../engine';
import type { BrandChrome, Assurance } from '../parts/brand';
import { Icon, NamedIcon } from '../parts/icons';
import { LanguageContext, useWords } from '../parts/words';
import type { ClearHow } from './clear/clear-choice';
import { ClearDetails } from './clear/clear-details';
import './footer.css';
import './assurances.css';

interface FooterProps {
  readonly brand: BrandChrome;
  readonly clearing: ClearView | null;
  /** Drops what is kept on the device: everything, or all but the numbers of what is open. */
  readonly onClear: (how: ClearHow) => void;
}

/** Who is answerable, how to reach them, and what must be said (ROU-13, 14, 15, 20, 21, 22). */
export const Footer = memo(function Footer({ brand, clearing, onClear }: FooterProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const lang = language?.brand;
  return (
    <footer className="p-footer">
      <div className="container">
        {brand.notice !== null && (
          <p className="p-footer__notice" lang={lang}>
            <Icon name="info" />
            {brand.notice}
          </p>
        )}
        <p>
          {words.plain('page.helpLine', {
            number: brand.phone.number,
            hours: brand.phone.hours,
          })}
        </p>
        {brand.disclaimers.map((text) => (
          <p key={text} lang={lang}>
            {text}
          </p>
        ))}
        <ul className="p-footer__links">
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
          {brand.footer.map(({ label, href }) => (
            <li key={href}>
              <a href={href} lang={lang} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
          {language?.others.map(({ locale, name }, index) => (
            // The button that was pressed stays where the focus is.
            <li key={index}>
              <button
                type="button"
                className="link-button"
                lang={locale}
                onClick={() => language.onChoose(locale)}
              >
                {name}
              </button>
            </li>
          ))}
          <li>
            <ClearDetails clearing={clearing} onClear={onClear} />
          </li>
        </ul>
      </div>
    </footer>
  );
});

/** Short promises beside the form. */
export const Assurances = memo(function Assurances({
  items,
}: {
  readonly items: readonly Assurance[];
}) {
  const words = useWords();
  const lang = useContext(LanguageContext)?.brand;
  return (
    <ul className="p-assurances" aria-label={words.plain('page.assurances')}>
      {items.map(({ icon, text }) => (
        <li key={text}>
          <NamedIcon name={icon} />
          <span lang={lang}>{text}</span>
        </li>
      ))}
    </ul>
  );
});
