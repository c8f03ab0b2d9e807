import type { JourneyEvent, LeftBehind } from '../../engine';
import { useWords } from '../words';
import { Notice } from './notice';

export interface LeftBehindNoticeProps {
  readonly left: LeftBehind | null;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** That what was kept from an earlier visit could not be taken up, or not all of it. */
export function LeftBehindNotice({ left, onEvent }: LeftBehindNoticeProps) {
  const words = useWords();
  if (left === null) return null;
  return (
    <Notice
      text={words.plain(`page.leftBehind.${left}`)}
      onDismiss={() => onEvent({ type: 'leftBehindDismissed' })}
    />
  );
}
