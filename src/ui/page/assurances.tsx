import { useWords } from '../words';
import type { Assurance } from './brand-chrome';
import { NamedIcon } from './icons';
import './assurances.css';

/** Short promises beside the form. */
export function Assurances({ items }: { readonly items: readonly Assurance[] }) {
  const words = useWords();
  return (
    <ul className="p-assurances" aria-label={words.plain('page.assurances')}>
      {items.map(({ icon, text }) => (
        <li key={text}>
          <NamedIcon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
