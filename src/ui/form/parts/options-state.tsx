import type { ReactNode } from 'react';
import type { FieldView, LookupView } from '../../../engine';
import { Icon } from '../../page';
import { useWords } from '../../words';
import { partIds } from '../described-by';
import { RetryButton } from './retry-button';

interface OptionsStateProps {
  readonly view: FieldView;
  readonly lookups: readonly LookupView[];
  readonly children: ReactNode;
}

/** The control, or in its place what its list of options waits for. Nothing chosen is lost. */
export function OptionsState({ view, lookups, children }: OptionsStateProps) {
  const words = useWords();
  if (view.optionsStatus === 'loading')
    return (
      <div
        id={view.target}
        className="f-state"
        role="group"
        tabIndex={-1}
        aria-busy="true"
        aria-labelledby={partIds(view.target).label}
      >
        <Icon name="spinner" />
        <span role="status">{words.plain('form.loadingList')}</span>
      </div>
    );
  if (view.optionsStatus === 'failed')
    return (
      <div
        id={view.target}
        className="f-state"
        role="group"
        tabIndex={-1}
        aria-labelledby={partIds(view.target).label}
      >
        <span role="status">{words.plain('form.listFailed')}</span>
        <RetryButton lookups={lookups} />
      </div>
    );
  return children;
}
