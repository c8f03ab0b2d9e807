import type { CommitView, SayId } from '../../../engine';
import { RichText } from '../../words';
import { Alert, type AlertKind } from '../alert';
import type { OnAct } from './act';
import { CommitButtons, type CommitButtonsProps } from './commit-buttons';
import { SaidWords } from './said-words';

const kinds: Readonly<Partial<Record<SayId, AlertKind>>> = {
  refused: 'information',
  hint: 'information',
};

export interface CommitBesideProps extends Pick<CommitButtonsProps, 'now'> {
  readonly view: CommitView;
  readonly onAct: OnAct;
}

/** With the form, above its button: nothing is kept, nothing was sent, it was refused, a hint. */
export function CommitBeside({ view, onAct, ...rest }: CommitBesideProps) {
  const last = view.says.length - 1;
  return view.says.map(({ id, title, text }, index) => (
    <Alert
      key={id}
      kind={kinds[id] ?? 'take-care'}
      {...(title.length > 0 && { title: <RichText text={title} /> })}
      {...(index === last &&
        view.actions.length > 0 && {
          actions: <CommitButtons view={view} onAct={onAct} {...rest} />,
        })}
    >
      <SaidWords text={text} />
    </Alert>
  ));
}
