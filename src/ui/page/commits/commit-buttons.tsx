import type { CommitAction, CommitView, SaidView, Text } from '../../../engine';
import { useHandOverFocus } from '../../parts/focus';
import { Icon, type IconName } from '../../parts/icons';
import { useWords, plain, RichText } from '../../parts/words';
import { useDeliberatePress } from '../submit-button';
import { isOfJourney, type JourneyAction, type OnAct } from './placed';

/** They send what binds: a press must be meant. */
const binding: readonly JourneyAction[] = ['sendAgain', 'tryAgain'];
const first: readonly JourneyAction[] = ['sendAgain', 'tryAgain', 'open'];
const icons: Readonly<Partial<Record<JourneyAction, IconName>>> = { askNow: 'retry' };

export interface CommitButtonsProps {
  readonly view: CommitView;
  /** Those of the view that are drawn here; all but copying and printing when absent. */
  readonly only?: readonly CommitAction[];
  readonly onAct: OnAct;
  /** Beside words in a line or an alert. */
  readonly small?: boolean;
  /** DOM id of what takes the focus over when a button goes. */
  readonly focusAfter?: string;
  /** Milliseconds that run forward; the browser's own when absent. */
  readonly now?: () => number;
}

/** What can be done about a commit, as buttons in the order of the view. */
export function CommitButtons({ view, only, onAct, ...rest }: CommitButtonsProps) {
  const drawn = view.actions.filter(
    (action): action is JourneyAction =>
      isOfJourney(action) && (only === undefined || only.includes(action)),
  );
  return drawn.map((action) => (
    <CommitButton
      key={action}
      action={action}
      onPress={() => onAct(view.commit, action)}
      {...rest}
    />
  ));
}

type CommitButtonProps = Pick<CommitButtonsProps, 'small' | 'focusAfter' | 'now'> & {
  readonly action: JourneyAction;
  readonly onPress: () => void;
};

function CommitButton({ action, onPress, small = false, ...rest }: CommitButtonProps) {
  const words = useWords();
  const button = useHandOverFocus<HTMLButtonElement>(rest.focusAfter ?? 'page-title');
  const press = useDeliberatePress(binding.includes(action), onPress, rest.now);
  const icon = icons[action];
  const look = `${first.includes(action) ? '' : ' button--second'}${small ? ' button--small' : ''}`;
  return (
    <button ref={button} type="button" className={`button${look}`} {...press}>
      {icon !== undefined && <Icon name={icon} />}
      {words.plain(`page.commit.${action}`)}
    </button>
  );
}

export function SaidWords({ text }: { readonly text: readonly Text[] }) {
  return text.map((paragraph, index) => (
    <p key={index}>
      <RichText text={paragraph} />
    </p>
  ));
}

/** Title and paragraphs, each as a string. */
export const wordsSaid = (says: readonly SaidView[]): readonly string[] =>
  says
    .flatMap(({ title, text }) => [title, ...text])
    .map(plain)
    .filter(Boolean);
