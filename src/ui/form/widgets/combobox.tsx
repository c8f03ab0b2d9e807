import { lazy, Suspense, useState } from 'react';
import { describedBy } from '../described-by';
import { Icon } from '../../page';
import type { WidgetProps } from '../widget-props';
import { isChosen } from './choose';
import { Select } from './select';

export interface LoadedComboboxProps extends WidgetProps {
  /** What was typed before the list could open. */
  readonly typedEarly: string | null;
  readonly focused: boolean;
}

const loadList = () => import('./loaded-combobox');

/** Fetches the code of the list while something else of the section is still being answered. */
export function preloadCombobox(): void {
  // A list that cannot be had now is asked for again, and told of, when it is drawn.
  loadList().catch(() => undefined);
}

/** Without the code of the list, e.g. offline, the native select asks the same question. */
const LoadedCombobox = lazy(() =>
  loadList().then(
    (module) => ({ default: module.LoadedCombobox }),
    () => ({ default: (props: LoadedComboboxProps) => <Select {...props} /> }),
  ),
);

/** A text field that filters a long list. Its code comes on demand; until then one can type. */
export function Combobox(props: WidgetProps) {
  const { view } = props;
  const [early, setEarly] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const label = view.options?.find((option) => isChosen(view, option))?.label ?? '';
  return (
    <Suspense
      fallback={
        <span className="f-control" data-disabled={view.disabled || undefined}>
          <span className="f-lead">
            <Icon name="search" />
          </span>
          <input
            id={view.target}
            className="f-input"
            type="text"
            autoComplete="off"
            value={early ?? label}
            disabled={view.disabled}
            aria-invalid={view.error !== null}
            aria-describedby={describedBy(view)}
            aria-required={view.required}
            onChange={(event) => setEarly(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        </span>
      }
    >
      <LoadedCombobox {...props} typedEarly={early} focused={focused} />
    </Suspense>
  );
}
