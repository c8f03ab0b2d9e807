import type { FieldReference } from '../../engine';
import { Icon } from './icons';
import './field-links.css';

export interface FieldLinksProps {
  readonly references: readonly FieldReference[];
  readonly arrows?: boolean;
  readonly onGo: (reference: FieldReference) => void;
}

/** One link a field, in words; each leads to its control. */
export function FieldLinks({ references, arrows = false, onGo }: FieldLinksProps) {
  return (
    <ul className="p-field-links">
      {references.map((reference) => (
        <li key={`${reference.section}.${reference.field}`}>
          {arrows && <Icon name="arrow" />}
          <a
            href={`#${reference.target}`}
            onClick={(event) => {
              event.preventDefault();
              onGo(reference);
            }}
          >
            {reference.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
