import { memo } from 'react';
import type { OutlineItem } from '../../engine';
import { useWords } from '../words';
import { Icon } from './icons';
import { sectionTitleId } from './use-step-focus';
import './outline.css';

export interface OutlineProps {
  readonly items: readonly OutlineItem[];
  readonly onGo: (section: string) => void;
  /** Offers Change at what is answered; for the narrow left column. */
  readonly onChange?: (section: string) => void;
}

const states = { done: 'done', current: 'current', later: 'coming' } as const;

/** Every question of the step by its short name: answered, in hand, still to come. */
export const Outline = memo(function Outline({ items, onGo, onChange }: OutlineProps) {
  const words = useWords();
  const begun = items.some(({ status }) => status === 'done');
  return (
    <nav
      className={`p-outline only-wide${onChange ? ' p-outline--slim' : ''}`}
      aria-labelledby="outline-title"
    >
      <h2 className="h3" id="outline-title">
        {words.plain(begun ? 'page.outline.later' : 'page.outline.first')}
      </h2>
      <ol>
        {items.map(({ section, name, status }) => (
          <li key={section} className={`is-${status}`}>
            <span className="p-outline__mark" aria-hidden="true">
              {status === 'done' && <Icon name="tick" />}
            </span>
            {status === 'current' ? (
              <a
                href={`#${sectionTitleId(section)}`}
                aria-current="true"
                onClick={(event) => {
                  event.preventDefault();
                  onGo(section);
                }}
              >
                {name}
              </a>
            ) : (
              <span>
                {name}
                <span className="visually-hidden">
                  {' '}
                  {words.plain(`page.outline.${states[status]}`)}
                </span>
              </span>
            )}
            {onChange && status === 'done' && (
              <button
                type="button"
                className="link-button"
                aria-label={words.plain('page.changeSection', { title: name })}
                onClick={() => onChange(section)}
              >
                {words.plain('page.change')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
