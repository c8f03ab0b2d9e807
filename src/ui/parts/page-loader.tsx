import { useEffect, useState } from 'react';
import { Icon } from './icons';
import { useWords } from './words';
import './page-loader.css';
import './section-skeleton.css';

interface PageLoaderProps {
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

/** The shape of fields that are on their way, so that nothing jumps. */
export function SectionSkeleton({ fields = 2 }: { readonly fields?: number }) {
  const words = useWords();
  return (
    <div className="p-skeleton" role="status">
      <span className="visually-hidden">{words.plain('page.loading')}</span>
      {Array.from({ length: Math.min(Math.max(fields, 1), 3) }, (_, index) => (
        <div key={index} aria-hidden="true">
          <span className="skeleton p-skeleton__label" />
          <span className="skeleton p-skeleton__field" />
        </div>
      ))}
    </div>
  );
}
