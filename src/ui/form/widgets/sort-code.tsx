import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { halfWidth, type Json } from '../../../engine';
import { useWords } from '../../parts/words';
import { asText, type WidgetProps, focusField, leaveGroup } from '../control';

const names = ['form.sortCode1', 'form.sortCode2', 'form.sortCode3'] as const;

/** Three boxes of two digits; hands up the digits joined (BNK-10 to BNK-14, decision 12). */
export function SortCode({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [typed, setTyped] = useState<SortCodeParts>(() => partsOf(view.value));
  // An empty box between two full ones is lost in the joined digits, so what was typed stays.
  const held = typed.join('') === asText(view.value);
  const parts = held ? typed : partsOf(view.value);

  const put = (next: SortCodeParts, from: number) => {
    setTyped(next);
    const joined = next.join('');
    onAnswer(joined === '' ? null : joined);
    if (next[from]?.length !== 2) return;
    if (from < 2) boxes.current[from + 1]?.focus();
    else if (options.next !== undefined) focusField(view, options.next);
  };
  const change = (index: number, text: string) => {
    const next = withPart(parts, index, text);
    put(next, wholeSortCode(text) === null ? index : 2);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = wholeSortCode(event.clipboardData.getData('text'));
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

type SortCodeParts = readonly [string, string, string];

const digitsOf = (text: string): string => halfWidth(text).replace(/\D/g, '');

/** The boxes for a value: two digits each, what is left over in the last. */
function partsOf(value: Json): SortCodeParts {
  const digits = digitsOf(asText(value));
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
}

/** Six digits, with or without dashes and spaces; null for any other text (decision 12). */
function wholeSortCode(text: string): SortCodeParts | null {
  return digitsOf(text).length === 6 ? partsOf(text) : null;
}

/** The boxes after a text was put into one of them; only its first two digits stay in it. */
function withPart(parts: SortCodeParts, index: number, text: string): SortCodeParts {
  const whole = wholeSortCode(text);
  if (whole !== null) return whole;
  const part = digitsOf(text).slice(0, 2);
  return parts.map((old, at) => (at === index ? part : old)) as unknown as SortCodeParts;
}
