import type { ActionView } from '../../../engine';
import { Icon, useHandOverFocus } from '../../page';
import { RichText } from '../../words';
import { useSend } from '../section-context';

interface ActionButtonProps {
  readonly action: ActionView;
  readonly section: string;
  /** Where the focus goes when the button goes away with its press. */
  readonly target: string;
}

const classes: Readonly<Record<ActionView['look'], string>> = {
  first: 'button',
  second: 'button button--second',
  link: 'link-button',
};

/** A busy button keeps its place and the focus, and does nothing. */
export function ActionButton({ action, section, target }: ActionButtonProps) {
  const send = useSend();
  const button = useHandOverFocus<HTMLButtonElement>(target);
  const press = () => {
    if (!action.busy) send({ type: 'actionPressed', section, action: action.id });
  };
  return (
    <button
      ref={button}
      type="button"
      className={`${classes[action.look]} f-action`}
      aria-disabled={action.busy || undefined}
      aria-busy={action.busy || undefined}
      onClick={press}
    >
      {action.busy && <Icon name="spinner" />}
      <RichText text={action.label} />
    </button>
  );
}
