import type { ReactNode } from 'react';
import type { ContentView } from '../../engine';
import { RichText } from '../words';
import { Alert } from './alert';
import { Icon } from './icons';
import { Pictogram } from './pictogram';
import './content-block.css';

interface ContentBlockProps {
  readonly content: ContentView;
  /** The way out of an alert, as buttons. */
  readonly actions?: readonly ReactNode[];
}

/**
 * Something said on the page: an alert, a note, a list, or a strip across the page.
 * A strip carries the brand's pictogram that has its id.
 */
export function ContentBlock({ content, actions = [] }: ContentBlockProps) {
  const { kind } = content;
  const title = content.title.length > 0 && <RichText text={content.title} />;
  const text = content.text.length > 0 && (
    <p>
      <RichText text={content.text} />
    </p>
  );
  const items = content.items.length > 0 && (
    <ul className="p-content__items">
      {content.items.map((item, index) => (
        <li key={index}>
          <Icon name="tick" />
          <span>
            <RichText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
  if (kind === 'information' || kind === 'take-care' || kind === 'error') {
    return (
      <Alert
        kind={kind}
        {...(title === false ? {} : { title })}
        {...(actions.length === 0 ? {} : { actions })}
      >
        {text}
        {items}
      </Alert>
    );
  }
  return (
    <div className={`p-content p-content--${kind}`}>
      {kind === 'banner' && <Pictogram name={content.id} />}
      {kind === 'found' && <Icon name="tick" />}
      <div>
        {title !== false && <p className="p-content__title">{title}</p>}
        {text}
        {items}
      </div>
    </div>
  );
}
