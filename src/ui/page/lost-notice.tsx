import type { FieldReference } from '../../engine';
import { useWords } from '../words';
import { Alert } from './alert';
import { FieldLinks } from './field-links';

export interface LostNoticeProps {
  readonly fields: readonly FieldReference[];
  /** Some of them were kept by an earlier release, and do not fit any more. */
  readonly changed: boolean;
  readonly onGo: (reference: FieldReference) => void;
}

/** What must be entered again after a reload, and why. */
export function LostNotice({ fields, changed, onGo }: LostNoticeProps) {
  const words = useWords();
  return (
    <Alert kind="take-care" title={words.plain('page.lost.title')}>
      <p>{words.plain(changed ? 'page.lost.whyChanged' : 'page.lost.why')}</p>
      <FieldLinks references={fields} arrows onGo={onGo} />
    </Alert>
  );
}
