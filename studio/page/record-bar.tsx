import { Icon } from './icons';
import type { Recorder } from './use-recording';

/** That the page is written down, with how to end it. */
export function RecordBar({ recorder: { present, stop } }: { readonly recorder: Recorder }) {
  if (present === null || present.end !== null) return null;
  const { deeds } = present.recording;
  return (
    <div className="record-bar">
      <p role="status">
        <Icon of="record" /> <strong>Recording</strong>{' '}
        {deeds.length === 0
          ? 'What you do on the page is written down.'
          : `${String(deeds.length)} ${deeds.length === 1 ? 'thing' : 'things'} done so far`}
      </p>
      <button type="button" className="button" onClick={stop}>
        <Icon of="stop" /> Stop <kbd>Esc</kbd>
      </button>
    </div>
  );
}
