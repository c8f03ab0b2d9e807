import { useEffect, useState } from 'react';
import { useWords } from '../words';
import { Icon } from './icons';
import './page-loader.css';

export interface PageLoaderProps {
  readonly active: boolean;
  /** Milliseconds before it shows; 0 shows it at once (ROU-28, ROU-29). */
  readonly delay?: number;
  /** What it says, by name; after two seconds, that it is still at work. */
  readonly says?: string;
}

/** Says over the whole page that something still runs; not before it is worth saying. */
export function PageLoader({ active, delay = 2000, says = 'page.loader' }: PageLoaderProps) {
  return active ? <Delayed key={delay} delay={delay} says={says} /> : null;
}

function Delayed({ delay, says }: { readonly delay: number; readonly says: string }) {
  const words = useWords();
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    if (delay === 0) return;
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  if (!shown) return null;
  return (
    <div className="p-loader" role="status">
      <Icon name="spinner" />
      {words.plain(says)}
    </div>
  );
}
