import { questionKey } from '../../journey';
import { useEffect, useRef } from 'react';
import type { FieldReference, JsonObject, JourneyEvent, LeftBehind } from '../../engine';
import { Alert, Notice } from '../parts/alert';
import { Icon } from '../parts/icons';
import { type Words, useWords } from '../parts/words';
import './field-links.css';
import './error-summary.css';

interface FieldLinksProps {
  readonly references: readonly FieldReference[];
  readonly arrows?: boolean;
  readonly onGo: (reference: FieldReference) => void;
}

/** One link a field, in words; each leads to its control. */
export function FieldLinks({ references, arrows = false, onGo }: FieldLinksProps) {
  return (
    <ul className="p-field-links">
      {references.map((reference) => (
        <li key={questionKey(reference.section, reference.field ?? '')}>
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

/** The text `name.one` or `name.many` with `{item.count}` in words up to twelve. */
export function countText(words: Words, name: string, count: number, item: JsonObject = {}) {
  const inWords = count >= 1 && count <= 12 ? words.plain(`page.number.${count}`) : String(count);
  return words.plain(`${name}.${count === 1 ? 'one' : 'many'}`, { ...item, count: inWords });
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldReference[];
  readonly onGo: (reference: FieldReference) => void;
}

/** First in the column; takes the focus when it appears (SUB-03). */
export function ErrorSummary({ errors, onGo }: ErrorSummaryProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      className="p-errors"
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <h2 className="h3" id="error-summary-title">
        {words.plain('page.errorSummary')}
      </h2>
      <p className="quiet">{countText(words, 'page.errorSummary', errors.length)}</p>
      <FieldLinks references={errors} onGo={onGo} />
    </div>
  );
}

interface NotPersistedNoticeProps {
  readonly fields: readonly FieldReference[];
  /** Some of them were kept by an earlier release, and do not fit any more. */
  readonly changed: boolean;
  readonly onGo: (reference: FieldReference) => void;
}

/** What must be entered again after a reload, and why. */
export function NotPersistedNotice({ fields, changed, onGo }: NotPersistedNoticeProps) {
  const words = useWords();
  return (
    <Alert kind="take-care" title={words.plain('page.lost.title')}>
      <p>{words.plain(changed ? 'page.lost.whyChanged' : 'page.lost.why')}</p>
      <FieldLinks references={fields} arrows onGo={onGo} />
    </Alert>
  );
}

interface LeftBehindNoticeProps {
  readonly left: LeftBehind | null;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** That what was kept from an earlier visit could not be taken up, or not all of it. */
export function LeftBehindNotice({ left, onEvent }: LeftBehindNoticeProps) {
  const words = useWords();
  if (left === null) return null;
  return (
    <Notice
      text={words.plain(`page.leftBehind.${left}`)}
      onDismiss={() => onEvent({ type: 'leftBehindDismissed' })}
    />
  );
}

/** That what follows from an answer was not worked out to its end, so that the page may be wrong. */
export function StuckNotice({ stuck }: { readonly stuck: boolean }) {
  const words = useWords();
  if (!stuck) return null;
  return (
    <Alert kind="error" urgent title={words.plain('page.stuck.title')}>
      <p>{words.plain('page.stuck.text')}</p>
    </Alert>
  );
}

/** What the server said, under the heading 'Error' (SUB-05). */
export function SubmitError({ message }: { readonly message: string }) {
  const words = useWords();
  return (
    <Alert kind="error" title={words.plain('page.submitError')} headed urgent>
      <p>{message}</p>
    </Alert>
  );
}
