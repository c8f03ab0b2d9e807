import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectClearedElsewhere } from '../../state';
import { Notice } from '../../ui/page';
import { useWords } from '../../ui/words';
import './cleared-elsewhere.css';

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
