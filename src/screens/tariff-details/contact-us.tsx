import { Icon, useBrand } from '../../ui/page';
import { useWords } from '../../ui/words';

/** The way to a person (TAR-03): by e-mail, or by phone where the brand has no e-mail. */
export function ContactUs() {
  const words = useWords();
  const brand = useBrand();
  if (brand === null) return null;
  const { email, phone } = brand;
  const href = email === '' ? `tel:${phone.number.replaceAll(' ', '')}` : `mailto:${email}`;
  return (
    <p className="s-contact">
      <Icon name={email === '' ? 'phone' : 'mail'} />
      <span>
        {words.plain('tariff.questions')} <a href={href}>{words.plain('tariff.contact')}</a>
      </span>
    </p>
  );
}
