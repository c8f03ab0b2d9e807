import { useWords } from '../words';
import type { BrandChrome } from './brand-chrome';
import { Icon } from './icons';
import './phone-block.css';

/** The help line with its hours; a button that calls on phones (ROU-17). */
export function PhoneBlock({ phone }: { readonly phone: BrandChrome['phone'] }) {
  const words = useWords();
  const href = `tel:${phone.number.replaceAll(' ', '')}`;
  return (
    <div className="p-phone">
      <p className="p-phone__text only-wide">
        <b>{phone.number}</b>
        <span>{phone.hours}</span>
      </p>
      <a
        className="p-phone__call"
        href={href}
        aria-label={words.plain('page.callNumber', { number: phone.number, hours: phone.hours })}
      >
        <Icon name="phone" />
        <span className="only-narrow">{words.plain('page.call')}</span>
      </a>
    </div>
  );
}
