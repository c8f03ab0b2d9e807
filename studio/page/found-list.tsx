import { foundWords } from '../model/found-words';
import type { InHand } from '../model/in-hand';
import type { Found, Shown } from '../model/protocol';
import { Icon } from './icons';

interface FoundListProps {
  readonly hand: InHand;
  readonly all: readonly Found[];
  /** Null where the household's page is not that of the journey in which it was found. */
  readonly onShow: ((shown: Shown) => void) | null;
}

/** What `check` and `prove` say, each with the household that shows it. */
export const FoundList = ({ hand, all, onShow }: FoundListProps) => (
  <ul className="findings">
    {all.map((found) => (
      <li key={found.key} className={`finding finding--${found.severity}`}>
        <Icon of={found.severity} says={found.severity} />
        <span>
          <strong>{foundWords(hand, found.message)}</strong>
          <span className="quiet">{found.help}</span>
          <span className="code">
            {found.code} {found.file}:{found.line}
          </span>
          {found.witness !== null && onShow !== null && (
            <button
              type="button"
              className="link"
              onClick={() => found.witness !== null && onShow(found.witness)}
            >
              Show the household
            </button>
          )}
        </span>
      </li>
    ))}
  </ul>
);
