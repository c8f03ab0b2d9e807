import { Icon } from '../../page';
import { useWords } from '../../words';
import { partIds } from '../described-by';
import type { PlainProps } from './lazy-widget';

/** Stands in for a widget that is on its way, and says when it could not be had. */
export function WidgetSkeleton({ view, failed, onRetry }: PlainProps) {
  const words = useWords();
  return (
    <div
      id={view.target}
      className="f-state"
      role="group"
      tabIndex={-1}
      aria-busy={!failed}
      aria-labelledby={partIds(view.target).label}
    >
      {!failed && <Icon name="spinner" />}
      <span role="status">{words.plain(failed ? 'form.partFailed' : 'form.partLoading')}</span>
      {failed && (
        <button type="button" className="link-button f-retry" onClick={onRetry}>
          {words.plain('form.tryAgain')}
        </button>
      )}
    </div>
  );
}
