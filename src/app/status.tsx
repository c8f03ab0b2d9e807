import { useSelector } from 'react-redux';
import { useState } from 'react';
import { selectBusy, selectStorageFailed, selectClearedElsewhere } from '../state';
import { Notice } from '../ui/parts/alert';
import { PageLoader } from '../ui/parts/page-loader';
import { useWords } from '../ui/parts/words';
import './cleared-elsewhere.css';

/** What runs over every page: the loader, and that the device keeps nothing. */
export function Status() {
  const words = useWords();
  const busy = useSelector(selectBusy);
  const storageFailed = useSelector(selectStorageFailed);
  return (
    <>
      <PageLoader active={busy} />
      {storageFailed && (
        <p role="status" className="container">
          {words.plain('app.storageFailed')}
        </p>
      )}
    </>
  );
}

/** Another tab cleared what both had kept: why the answers are gone from this page too. */
export function ClearedElsewhere() {
  const words = useWords();
  const cleared = useSelector(selectClearedElsewhere);
  const [dismissed, setDismissed] = useState(false);
  if (!cleared && dismissed) setDismissed(false);
  if (!cleared || dismissed) return null;
  return (
    <aside className="container cleared-elsewhere" aria-label={words.plain('page.clear')}>
      <Notice text={words.plain('app.clearedElsewhere')} onDismiss={() => setDismissed(true)} />
    </aside>
  );
}
