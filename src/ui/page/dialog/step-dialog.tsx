import type { DialogView, JourneyEvent } from '../../../engine';
import { onDemand, usePart } from '../../parts/on-demand';
import { useWords } from '../../parts/words';
import { Notice } from '../../parts/alert';
import type { RenderForm } from '../section-flow';

const dialogPart = onDemand(async () => (await import('./loaded-dialog')).LoadedDialog);

export interface StepDialogProps {
  readonly dialog: DialogView;
  readonly renderForm: RenderForm;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** Questions over the page. Their frame comes on demand, for few people open one. */
export function StepDialog(props: StepDialogProps) {
  const words = useWords();
  const { loaded: Loaded, failure } = usePart(dialogPart);
  if (Loaded !== null) return <Loaded {...props} />;
  if (failure === null) return null;
  const close = () => props.onEvent({ type: 'dialogClosed' });
  return <Notice text={words.plain('page.dialog.failed')} onDismiss={close} />;
}
