import type { ActionView } from '../../../engine';
import { Icon } from '../../page';
import { RichText } from '../../words';
import { useSend } from '../section-context';

interface ActionButtonProps {
  readonly action: ActionView;
  readonly section: string;
}

/** A busy button keeps its place and the focus, and does nothing. */
export function ActionButton({ action, section }: ActionButtonProps) {
  const send = useSend();
  const press = () => {
    if (!action.busy) send({ type: 'actionPressed', section, action: action.id });
  };
  return (
    <button
      type="button"
      className="button button--second f-action"
      aria-disabled={action.busy || undefined}
      aria-busy={action.busy || undefined}
      onClick={press}
    >
      {action.busy && <Icon name="spinner" />}
      <RichText text={action.label} />
    </button>
  );
}
