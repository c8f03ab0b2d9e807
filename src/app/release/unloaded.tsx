import { type ReactNode, Component, useEffect, useState, useSyncExternalStore } from 'react';
import { journey } from 'virtual:journey/start';
import { useSelector } from 'react-redux';
import { selectJourney, selectStorageFailed } from '../../state';
import { Alert } from '../../ui/parts/alert';
import { useWords } from '../../ui/parts/words';
import type { Household } from '../household';
import { loadAnew, loadAnewOnce } from './release-watch';
import './release.css';

export interface UnloadedProps {
  /**
   * Another release is there, a part is missing, or the settings of the installation cannot be used
   * or do not come.
   */
  readonly code: 'newer' | 'missing' | 'settings' | 'slow';
  /** What becomes of what was entered. */
  readonly children?: ReactNode;
  readonly onLoad: () => void;
}

/** A whole page whose code could not be had. */
export function Unloaded({ code, children, onLoad }: UnloadedProps) {
  const words = useWords();
  return (
    <main className="container release-page">
      <h1 className="page-title" id="page-title" tabIndex={-1}>
        {words.plain(`app.${code}.title`)}
      </h1>
      <div role="alert">
        <p>{words.plain(`app.${code}.text`)}</p>
        {children}
      </div>
      <button type="button" className="button" onClick={onLoad}>
        {words.plain(code === 'slow' ? 'page.tryAgain' : 'app.loadAnew')}
      </button>
    </main>
  );
}

interface PartBoundaryProps {
  /** Another value tries again. */
  readonly resetOn: string;
  /** Stands there instead of a page that cannot be drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A page that cannot be drawn, e.g. as its code is gone, is never a blank page. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    if (this.state.failed && before.resetOn !== this.props.resetOn) {
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

const key = `${journey.id}.loadedAnew`;

/** Above every page, in view until it is put off: parts of it are gone, and how to have them again. */
export function ReleaseNotice({ household }: { readonly household: Household }) {
  const words = useWords();
  const { release } = household;
  const [later, setLater] = useState(false);
  const { subscribe, current } = release;
  const { code, goal } = useSyncExternalStore(subscribe, current, current);
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

/** What becomes of what was entered when the page is loaded anew. */
export function Entered({ household }: { readonly household: Household }) {
  const words = useWords();
  const state = useSelector(selectJourney);
  const storageFailed = useSelector(selectStorageFailed);
  if (household.isUntouched()) return null;
  if (storageFailed) return <p>{words.plain('app.loadAnew.nothingKept')}</p>;
  const lost = household.notPersisted(state);
  return (
    <p>
      {lost.length === 0
        ? words.plain('app.loadAnew.kept')
        : words.plain('app.loadAnew.lost', { fields: lost.join(', ') })}
    </p>
  );
}
