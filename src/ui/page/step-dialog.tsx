import type { DialogView, JourneyEvent } from '../../engine';
import { onDemand, usePart } from '../on-demand';
import { useWords } from '../words';
import { Notice } from './notice';
import type { RenderForm } from './section-flow';

const dialogPart = onDemand(async () => (await import('./loaded-dialog')).LoadedDialog);

export interface StepDialogProps {
  readonly dialog: DialogView;
  readonly renderForm: RenderForm;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** Questions over the page. Their frame comes on demand, for few people open one. */
export function StepDialog(props: StepDialogProps) {
  const words = useWords();
  const { loaded: Loaded, failed } = usePart(dialogPart);
  if (Loaded !== null) return <Loaded {...props} />;
  if (!failed) return null;
  const close = () => props.onEvent({ type: 'dialogClosed' });
  return <Notice text={words.plain('page.dialog.failed')} onDismiss={close} />;
}
