import type { ReactNode } from 'react';
import type { FieldView, LookupView } from '../../../engine';
import { Icon, useHandOverFocus } from '../../page';
import { RichText, useWords } from '../../words';
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
  const own = lookups.find(({ name }) => name === view.optionsFrom);
  if (view.optionsStatus === 'loading')
    return (
      <State view={view} busy>
        <Icon name="spinner" />
        <span role="status">
          {own ? <RichText text={own.text} /> : words.plain('form.loadingList')}
        </span>
      </State>
    );
  if (view.optionsStatus === 'failed')
    return (
      <State view={view}>
        <span role="status">
          {own ? <RichText text={own.text} /> : words.plain('form.listFailed')}
        </span>
        <RetryButton lookups={lookups} target={view.target} />
      </State>
    );
  return children;
}

interface StateProps {
  readonly view: FieldView;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Has the place and the name of the control, and hands the focus on to it when it comes. */
function State({ view, busy, children }: StateProps) {
  const box = useHandOverFocus<HTMLDivElement>(view.target);
  return (
    <div
      ref={box}
      id={view.target}
      className="f-state"
      role="group"
      tabIndex={-1}
      aria-busy={busy}
      aria-labelledby={partIds(view.target).label}
    >
      {children}
    </div>
  );
}
