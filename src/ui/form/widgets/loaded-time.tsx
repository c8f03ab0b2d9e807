import { useWords } from '../../parts/words';
import { asText, describedBy, toldOf, type WidgetProps } from '../control';
import { AfterPause } from './after-pause';
import { LockMark, useDraft } from './line-input';
import { readTime, saysTime, type TimeWords } from './time-text';
import './time.css';

/** A time of day, typed as people write one. What is understood is said below it, never guessed. */
export function LoadedTime({ view, onAnswer, onLeave }: WidgetProps) {
  const known = useTimeWords();
  const words = useWords();
  const draft = useDraft(view.value, asText);
  const { text } = draft;
  const said = saysTime(readTime(text, known) ?? '');
  const says = said === null ? '' : words.plain(`form.time.${said.name}`, { time: said.time });
  const understood = `${view.target}-understood`;
  const describing = [describedBy(view), says === '' ? undefined : understood];
  return (
    <div className="f-time">
      <span className="f-control" data-disabled={view.disabled || undefined}>
        <input
          id={view.target}
          className="f-input f-figures"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          value={text}
          disabled={view.disabled}
          {...toldOf(view)}
          aria-describedby={describing.filter((id) => id !== undefined).join(' ') || undefined}
          onChange={({ target }) => {
            const value = readTime(target.value, known);
            draft.type(target.value, value);
            onAnswer(value);
          }}
          onBlur={() => {
            draft.drop();
            onLeave();
          }}
        />
        {view.disabled && <LockMark />}
      </span>
      <p id={understood} className="f-note f-time__understood" aria-hidden="true">
        {says}
      </p>
      <AfterPause text={text} says={says} />
    </div>
  );
}

/** How halves of the day, midday and midnight are written in the journey's language. */
function useTimeWords(): TimeWords {
  const words = useWords();
  const listed = (name: string): readonly string[] =>
    words
      .plain(`form.time.${name}`)
      .split(',')
      .map((each) => each.trim().toLowerCase());
  return {
    am: listed('am'),
    pm: listed('pm'),
    morning: listed('morning'),
    evening: listed('evening'),
    midday: listed('midday'),
    midnight: listed('midnight'),
  };
}
