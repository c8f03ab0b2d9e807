import { type RefObject, useState } from 'react';

type Said = 'copied' | 'selected';

/**
 * Copies a text; where the browser does not let the page do that, what shows it is selected, so
 * that the person copies it. Says which of the two happened.
 */
export function useCopy(shown: RefObject<HTMLElement | null>) {
  const [said, setSaid] = useState<Said | null>(null);
  const select = () => {
    if (shown.current !== null) window.getSelection()?.selectAllChildren(shown.current);
    setSaid('selected');
  };
  const copy = (text: string) => {
    // Absent where the page did not come over a secure connection, whatever the types say.
    const clipboard = (navigator as Partial<Navigator>).clipboard;
    if (clipboard === undefined) select();
    else clipboard.writeText(text).then(() => setSaid('copied'), select);
  };
  return { said, copy };
}
