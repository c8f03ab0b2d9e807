import { useCallback, useMemo, useRef, useState } from 'react';
import type { JourneyState } from '../../src/engine';
import type { Edit, JsonFiles } from '../model/edits';
import type { Begun, RecordedPlay, Shown } from '../model/protocol';
import { nothingYet, recorded, withoutDeed, type Recording } from '../model/recording';
import { nearestFile, type Ticked } from '../model/scenario-draft';
import { ask } from './api';
import type { HouseholdInHand } from './use-household';

/** What is said of a recording besides what was done. */
export interface ScenarioForm {
  readonly name: string;
  /** Ids, with blanks or commas between them. */
  readonly clauses: string;
  readonly file: string;
  /** What can be expected, as it was played last; null before. */
  readonly offered: Pick<RecordedPlay, 'offers' | 'calls'> | null;
  /** null until it is known what can be expected. */
  readonly ticked: Ticked | null;
}

/** A scenario while it is played on the page, and until it is in the draft. */
export interface InRecording {
  readonly begun: Begun;
  readonly recording: Recording;
  /** As it was before each line that was taken out, the last one last. */
  readonly before: readonly Recording[];
  readonly form: ScenarioForm;
  /** What is to be come to; empty where nobody said. */
  readonly aim: readonly string[];
  /** How the household stood on the page at the end; null while it is recorded. */
  readonly end: JourneyState | null;
}

export interface Recorder {
  readonly present: InRecording | null;
  /** `aim`: what is to be come to from where it begins. */
  readonly start: (id: string | null, aim?: (from: Shown) => readonly string[]) => void;
  readonly stop: () => void;
  readonly takeOut: (index: number) => void;
  /** The line that was taken out last stands in its place again. */
  readonly putBack: () => void;
  /** What came of it when it was played. */
  readonly played: (play: RecordedPlay) => void;
  readonly fill: (change: Partial<ScenarioForm>) => void;
  readonly end: () => void;
  /** Why it does not begin; null where it does. */
  readonly said: string | null;
}

const ofNowhere =
  'This household was worked out: no scenario comes to it. Choose one of the scenarios, or one that has answered nothing, and record from there.';

export function useRecording(
  household: HouseholdInHand,
  edits: readonly Edit[],
  files: JsonFiles,
  [present, setPresent]: readonly [
    InRecording | null,
    (next: (before: InRecording | null) => InRecording | null) => void,
  ],
): Recorder {
  const [said, setSaid] = useState<string | null>(null);
  const isBeginning = useRef(false);
  const { preview, begin } = household;
  const change = useCallback(
    (next: (before: InRecording) => InRecording) =>
      setPresent((before) => (before === null ? null : next(before))),
    [setPresent],
  );
  const start = useCallback<Recorder['start']>(
    (id, aim) => {
      if (preview === null || isBeginning.current) return;
      if (id === null) {
        setSaid(ofNowhere);
        return;
      }
      isBeginning.current = true;
      setSaid(null);
      const go = async () => {
        const begun = await ask('record', { edits, id });
        const file = nearestFile(files, begun.begins);
        const form = { name: '', clauses: '', file, offered: null, ticked: null };
        const wanted = aim?.(begun.shown) ?? [];
        setPresent(() => ({
          begun,
          aim: wanted,
          form,
          recording: nothingYet,
          before: [],
          end: null,
        }));
        await begin(begun.shown, id);
        preview.record({
          partner: begun.partner,
          onHappening: (happening) =>
            change((now) => ({ ...now, recording: recorded(now.recording, happening) })),
        });
        preview.focus();
      };
      go()
        .catch((error: unknown) => setSaid(error instanceof Error ? error.message : String(error)))
        .finally(() => {
          isBeginning.current = false;
        });
    },
    [preview, edits, files, begin, setPresent, change],
  );
  const stop = useCallback(() => {
    if (preview === null) return;
    preview.record(null);
    change((now) => ({ ...now, end: preview.state() }));
  }, [preview, change]);
  const takeOut = useCallback(
    (index: number) =>
      change((now) => ({
        ...now,
        recording: withoutDeed(now.recording, index),
        before: [...now.before, now.recording],
      })),
    [change],
  );
  const putBack = useCallback(
    () =>
      change((now) => ({
        ...now,
        recording: now.before.at(-1) ?? now.recording,
        before: now.before.slice(0, -1),
      })),
    [change],
  );
  const fill = useCallback<Recorder['fill']>(
    (more) => change((now) => ({ ...now, form: { ...now.form, ...more } })),
    [change],
  );
  const played = useCallback<Recorder['played']>(
    (play) => {
      if (play.problem !== null) return;
      const { offers, calls } = play;
      // What a person would look at first is ticked, once.
      const usual = offers.filter(({ isUsual }) => isUsual).map(({ key }) => key);
      const first = { offers: new Set(usual), calls: calls.length > 0, bodies: new Set<number>() };
      change(({ form, ...now }) => ({
        ...now,
        form: { ...form, offered: { offers, calls }, ticked: form.ticked ?? first },
      }));
    },
    [change],
  );
  const end = useCallback(() => {
    preview?.record(null);
    setPresent(() => null);
  }, [preview, setPresent]);
  return useMemo(
    () => ({ present, start, stop, takeOut, putBack, played, fill, end, said }),
    [present, start, stop, takeOut, putBack, played, fill, end, said],
  );
}
