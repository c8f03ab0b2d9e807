import { journey } from 'virtual:journey/start';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Alert } from '../../ui/page';
import { useWords } from '../../ui/words';
import type { Household } from '../household';
import { Entered } from './entered';
import { loadAnew, loadAnewOnce } from './load-anew';
import './release.css';

const key = `${journey.id}.loadedAnew`;

/** Above every page, in view until it is put off: parts of it are gone, and how to have them again. */
export function ReleaseNotice({ household }: { readonly household: Household }) {
  const words = useWords();
  const { release } = household;
  const [later, setLater] = useState(false);
  const { code, goal } = useSyncExternalStore(release.subscribe, release.current);
  useEffect(() => {
    if (code === 'newer' && household.isUntouched()) loadAnewOnce(window, key, goal);
  }, [code, goal, household]);
  if (code === 'here') return null;
  return (
    <aside
      className="container release-notice"
      aria-label={words.plain(`app.${code}.title`)}
      data-later={later || undefined}
    >
      <Alert
        kind="take-care"
        urgent
        title={words.plain(`app.${code}.title`)}
        actions={
          <>
            <button type="button" className="button" onClick={() => loadAnew(window, goal)}>
              {words.plain('app.loadAnew')}
            </button>
            {!later && (
              <button
                type="button"
                className="button button--second"
                onClick={() => setLater(true)}
              >
                {words.plain('app.later')}
              </button>
            )}
          </>
        }
      >
        <p>{words.plain(`app.${code}.text`)}</p>
        <Entered household={household} />
      </Alert>
    </aside>
  );
}
