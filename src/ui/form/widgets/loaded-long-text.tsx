import { countWords } from '../../../rules';
import { useWords } from '../../parts/words';
import { asText, describedBy, toldOf, type WidgetOptions, type WidgetProps } from '../control';
import { AfterPause } from './after-pause';
import { useDraft } from './line-input';
import './long-text.css';

/** A text of several lines. Nothing that is typed is cut off: what is too much is counted. */
export function LoadedLongText({ view, options, onAnswer, onLeave }: WidgetProps) {
  const draft = useDraft(view.value, asText);
  const { text } = draft;
  const count = useCount(text, options);
  const counted = `${view.target}-count`;
  const told = toldOf(view);
  const describing = [describedBy(view), count === null ? undefined : counted];
  return (
    <div className="f-long">
      <span className="f-control" data-disabled={view.disabled || undefined}>
        <textarea
          id={view.target}
          className="f-input f-long__text"
          rows={options.rows ?? 5}
          autoComplete={options.autocomplete ?? 'off'}
          autoCapitalize={options.autocapitalize}
          spellCheck
          value={text}
          disabled={view.disabled}
          {...told}
          aria-describedby={describing.filter((id) => id !== undefined).join(' ') || undefined}
          onChange={({ target }) => {
            const value = target.value === '' ? null : target.value;
            draft.type(target.value, value);
            onAnswer(value);
          }}
          onBlur={() => {
            draft.drop();
            onLeave();
          }}
        />
      </span>
      {count !== null && (
        <>
          <p
            id={counted}
            className="f-note f-long__count"
            data-over={count.isOver || undefined}
            aria-hidden="true"
          >
            {count.says}
          </p>
          <AfterPause text={text} says={count.says} />
        </>
      )}
    </div>
  );
}

interface Count {
  readonly says: string;
  readonly isOver: boolean;
}

/** What is left of a limit, or too much; null without one. */
function useCount(text: string, { mostWords, mostCharacters }: WidgetOptions): Count | null {
  const words = useWords();
  const says = (name: string, count: number): string =>
    words.plain(`${name}.${count === 1 ? 'one' : 'many'}`, { count });
  if (mostWords !== undefined) {
    const left = mostWords - countWords(text);
    return left < 0
      ? { says: says('form.longText.wordsOver', -left), isOver: true }
      : { says: says('form.longText.wordsLeft', left), isOver: false };
  }
  if (mostCharacters === undefined) return null;
  const left = mostCharacters - Array.from(text).length;
  return left < 0
    ? { says: says('form.longText.charactersOver', -left), isOver: true }
    : { says: says('form.longText.charactersLeft', left), isOver: false };
}
