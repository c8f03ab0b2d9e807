import { useWords } from '../../words';
import type { BrandChrome } from '../brand-chrome';
import { Icon } from '../icons';

interface HelpLineProps {
  readonly brand: Pick<BrandChrome, 'phone' | 'email'>;
  readonly prints: boolean;
  /** There is a number to be given. */
  readonly numbered: boolean;
}

/** Whom to ask, and the page on paper. */
export function HelpLine({ brand, prints, numbered }: HelpLineProps) {
  const words = useWords();
  const { number, hours } = brand.phone;
  return (
    <div className="p-commit__help">
      <ul>
        <li>
          <Icon name="phone" />
          <p>
            <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
            <span className="quiet">{hours}</span>
          </p>
        </li>
        <li>
          <Icon name="mail" />
          <p>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            {numbered && <span className="quiet">{words.plain('page.commit.give')}</span>}
          </p>
        </li>
      </ul>
      {prints && (
        <button type="button" className="button button--second" onClick={() => window.print()}>
          <Icon name="print" />
          {words.plain('page.commit.print')}
        </button>
      )}
    </div>
  );
}
