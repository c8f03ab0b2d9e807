import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useWords } from '../../parts/words';
import { asText, type WidgetProps, focusField, leaveGroup } from '../control';
import { isFull, partsOf, wholeCode, withPart, type Boxes } from './sort-code-parts';

const names = ['form.sortCode1', 'form.sortCode2', 'form.sortCode3'] as const;

/** Three boxes of two digits; hands up what is typed joined (BNK-10 to BNK-14, decision 12). */
export function SortCode({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [typed, setTyped] = useState<Boxes>(() => partsOf(view.value));
  // An empty box between two full ones is lost in the joined digits, so what was typed stays.
  const held = typed.join('') === asText(view.value);
  const parts = held ? typed : partsOf(view.value);

  const put = (next: Boxes, from: number) => {
    setTyped(next);
    const joined = next.join('');
    onAnswer(joined === '' ? null : joined);
    if (!isFull(next[from])) return;
    if (from < 2) boxes.current[from + 1]?.focus();
    else if (options.next !== undefined) focusField(view, options.next);
  };
  const change = (index: number, text: string) => {
    const next = withPart(parts, index, text);
    put(next, wholeCode(text) === null ? index : 2);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = wholeCode(event.clipboardData.getData('text'));
    if (whole === null) return;
    event.preventDefault();
    put(whole, 2);
  };
  const back = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || index === 0) return;
    event.preventDefault();
    boxes.current[index - 1]?.focus();
  };

  return (
    <div className="f-boxes" onBlur={leaveGroup(onLeave)}>
      {names.map((name, index) => (
        <input
          key={name}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          id={index === 0 ? view.target : `${view.target}-${index + 1}`}
          className="f-input f-box f-figures"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={parts[index] ?? ''}
          disabled={view.disabled}
          aria-label={words.plain(name)}
          aria-invalid={view.error !== null || undefined}
          aria-required={view.required || undefined}
          onChange={(event) => change(index, event.target.value)}
          onPaste={paste}
          onKeyDown={(event) => back(event, index)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  );
}
