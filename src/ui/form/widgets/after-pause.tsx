import { useEffect, useState } from 'react';

/** Whoever stops typing for so long is told. */
const pause = 1000;

/** Tells screen readers what is said of a text once nothing is typed for a while; not before something was. */
export function AfterPause({ text, says }: { readonly text: string; readonly says: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first && said === '') return undefined;
    const timer = setTimeout(() => setSaid(says), pause);
    return () => clearTimeout(timer);
  }, [text, first, said, says]);
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}
