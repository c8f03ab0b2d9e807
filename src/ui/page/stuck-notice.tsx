import { useWords } from '../words';
import { Alert } from './alert';

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
