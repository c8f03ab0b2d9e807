import { useEffect, useState } from 'react';
import type { JsonObject } from '../../src/rules';
import type { Edit } from '../model/edits';
import type { RecordedPlay } from '../model/protocol';
import { ask } from './api';
import type { InRecording } from './use-recording';

/** How what was recorded goes; `isWorking`: what is said is of another state of it. */
export interface Playing {
  readonly play: RecordedPlay | null;
  readonly isWorking: boolean;
  readonly failure: string | null;
}

const quietMs = 80;

/** Plays what was recorded whenever it, or what is expected of it, becomes another. */
export function useRecordedPlay(
  { begun, recording, end }: InRecording,
  expect: JsonObject,
  edits: readonly Edit[],
  onPlayed: (play: RecordedPlay) => void,
): Playing {
  const { begins } = begun;
  const { deeds, answers } = recording;
  const text = JSON.stringify([begins, deeds, answers, expect, edits]);
  const [known, setKnown] = useState<Omit<Playing, 'isWorking'> & { readonly of: string }>({
    ...{ play: null, failure: null, of: '' },
  });
  useEffect(() => {
    if (end === null) return;
    const over = new AbortController();
    const later = setTimeout(() => {
      const given = { edits, begins, recording: { deeds, answers }, expect, state: end };
      ask('recorded', given, over.signal).then(
        (play) => {
          setKnown({ play, failure: null, of: text });
          onPlayed(play);
        },
        (error: unknown) => {
          const failure = error instanceof Error ? error.message : String(error);
          if (!over.signal.aborted) setKnown((before) => ({ ...before, failure, of: text }));
        },
      );
    }, quietMs);
    return () => {
      clearTimeout(later);
      over.abort();
    };
    // The text says all that it hangs on.
  }, [text, end, onPlayed]);
  return { ...known, isWorking: known.of !== text };
}
