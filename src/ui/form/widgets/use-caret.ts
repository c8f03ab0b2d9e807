import { useLayoutEffect, useRef } from 'react';

/** Blanks and commas come and go as a text is tidied; all else keeps its order. */
const passing = /[\s,\p{Cf}]/gu;

const figures = (text: string): number => text.replaceAll(passing, '').length;

/**
 * Keeps the caret of a text box behind the character that was typed, where the text is shown tidier
 * than it was typed: a browser would put the caret at the end.
 */
export function useCaret() {
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef<{ readonly text: string; readonly before: number } | null>(null);

  useLayoutEffect(() => {
    const input = box.current;
    const was = typed.current;
    typed.current = null;
    if (input === null || was === null || was.text === input.value) return;
    if (input !== document.activeElement) return;
    const at = placeBehind(input.value, was.before);
    input.setSelectionRange(at, at);
  });

  const note = (input: HTMLInputElement) => {
    const at = input.selectionStart;
    // Boxes for e-mail do not say; nothing in them is tidied while they are typed in.
    typed.current =
      at === null ? null : { text: input.value, before: figures(input.value.slice(0, at)) };
  };
  return { box, note };
}

/** The first place in the text with so many figures and letters before it. */
function placeBehind(text: string, count: number): number {
  let at = 0;
  while (at < text.length && figures(text.slice(0, at)) < count) at += 1;
  return at;
}
