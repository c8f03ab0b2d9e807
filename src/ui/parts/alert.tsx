import { memo, type ReactNode } from 'react';
import type { ContentView } from '../../engine';
import { Pictogram } from './brand';
import { Icon } from './icons';
import { Paragraph } from './paragraph';
import { RichText, useWords } from './words';
import './alert.css';
import './content-block.css';
import './notice.css';

export type AlertKind = 'information' | 'take-care' | 'error';

interface AlertProps {
  readonly kind: AlertKind;
  readonly title?: ReactNode;
  /** Where the title heads what is said, for whoever goes from heading to heading. */
  readonly headed?: boolean;
  readonly children?: ReactNode;
  /** The way out, as buttons. */
  readonly actions?: ReactNode;
  /** Read out as soon as it appears. */
  readonly urgent?: boolean;
}

/** Stands next to what it is about. Its kind is told by icon and words, never by colour alone. */
export function Alert(props: AlertProps) {
  const { kind, title, headed = false, children, actions, urgent = false } = props;
  const Title = headed ? 'h2' : 'p';
  return (
    <div className={`p-alert p-alert--${kind}`} role={urgent ? 'alert' : undefined}>
      <Icon name={kind === 'information' ? 'info' : 'warning'} />
      <div className="p-alert__words">
        {title !== undefined && <Title className="p-alert__title">{title}</Title>}
        {children}
        {actions !== undefined && <div className="p-alert__actions">{actions}</div>}
      </div>
    </div>
  );
}

interface ContentBlockProps {
  readonly content: ContentView;
  /** The way out of what it says, as buttons. */
  readonly actions?: readonly ReactNode[];
}

/**
 * Something said on the page: an alert, a note, a list, or a strip above the sheets.
 * A strip carries the brand's pictogram that has its id.
 */
export const ContentBlock = memo(function ContentBlock({
  content,
  actions = [],
}: ContentBlockProps) {
  const { kind } = content;
  const title = content.title.length > 0 && <RichText text={content.title} />;
  const text = <Paragraph text={content.text} />;
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
    <div
      className={`p-content p-content--${kind}${kind === 'found' && title !== false ? ' p-content--figure' : ''}`}
    >
      {kind === 'banner' && <Pictogram name={content.id} />}
      {kind === 'found' && <Icon name="tick" />}
      <div>
        {title !== false && <p className="p-content__title">{title}</p>}
        {text}
        {items}
        {actions.length > 0 && <div className="p-content__actions">{actions}</div>}
      </div>
    </div>
  );
});

interface NoticeProps {
  readonly text: string;
  readonly onDismiss: () => void;
}

/** One line that says why the person was sent here. */
export function Notice({ text, onDismiss }: NoticeProps) {
  const words = useWords();
  return (
    <div className="p-notice" role="status">
      <Icon name="info" />
      <p>{text}</p>
      <button type="button" aria-label={words.plain('page.dismiss')} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
