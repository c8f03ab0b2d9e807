import type { ComponentType } from 'react';
import { usePart, type Part } from '../../on-demand';
import type { WidgetProps } from '../widget-props';

export interface PlainProps extends WidgetProps {
  /** The code of the widget could not be had. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** A widget whose code comes on demand. `plain` stands in its place until then. */
export function lazyWidget(
  part: Part<ComponentType<WidgetProps>>,
  plain: ComponentType<PlainProps>,
): ComponentType<WidgetProps> {
  const Plain = plain;
  return function LazyWidget(props: WidgetProps) {
    const { loaded: Loaded, failed, retry } = usePart(part);
    return Loaded === null ? (
      <Plain {...props} failed={failed} onRetry={retry} />
    ) : (
      <Loaded {...props} />
    );
  };
}
