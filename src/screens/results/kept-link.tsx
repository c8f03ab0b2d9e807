import { useRef } from 'react';
import { Icon } from '../../ui/parts/icons';
import { useCopy } from '../../ui/parts/use-copy';
import { useWords } from '../../ui/parts/words';
import './kept-link.css';
import './worked-out.css';

interface KeptLinkProps {
  /** Days for which the device keeps the answers after they last changed. */
  readonly days: number;
}

/**
 * The address of these plans, to come back by: what is kept and where, and for how long. It holds
 * nothing of the household, which this browser alone knows.
 */
export function KeptLink({ days }: KeptLinkProps) {
  const words = useWords();
  const shown = useRef<HTMLElement>(null);
  const { said, copy } = useCopy(shown);
  const { origin, pathname } = window.location;
  const address = `${origin}${pathname}`;
  return (
    <details className="s-worked s-kept">
      <summary>
        <span>{words.plain('results.kept.title')}</span>
        <Icon name="chevron" />
      </summary>
      <div className="s-worked__body">
        <p>{words.plain('results.kept.text', { days })}</p>
        <p className="s-kept__line">
          <code ref={shown}>{address}</code>
          <button
            type="button"
            className="button button--second button--small"
            onClick={() => copy(address)}
          >
            {words.plain('results.kept.copy')}
          </button>
        </p>
        <p className="small" role="status">
          {said !== null && words.plain(`results.kept.${said}`)}
        </p>
      </div>
    </details>
  );
}
