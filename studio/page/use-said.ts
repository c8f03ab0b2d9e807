import { useEffect, useState } from 'react';
import type { Methods, Underway } from '../model/protocol';
import { askWhole, untilSaid, type Whole } from './api';

/** What the server said of something; neither of both while it works. */
interface Said<Answer> {
  readonly answer: Answer | null;
  readonly failure: string | null;
  /** How far it is, of what says so. */
  readonly progress: Underway | null;
}

const nothing = { answer: null, failure: null, progress: null };

type Asked =
  | 'review'
  | 'touched'
  | 'versions'
  | 'reviewBetween'
  | 'touchedBetween'
  | 'foundBetween';

/** Asks about `given` whenever that is another object; of any before it the answer is out of date. Null asks nothing. */
export function useSaid<Name extends Asked>(
  method: Name,
  given: Methods[Name]['given'] | null,
): Said<Whole<Name>> {
  const [said, setSaid] = useState<Said<Whole<Name>> & { readonly of: typeof given | null }>({
    ...nothing,
    of: null,
  });
  useEffect(() => {
    if (given === null) return;
    const over = new AbortController();
    const { signal } = over;
    const tell = (progress: Underway): void => {
      if (!signal.aborted) setSaid({ ...nothing, progress, of: given });
    };
    untilSaid(() => askWhole(method, given, tell, signal), signal).then(
      (answer) => {
        if (!signal.aborted) setSaid({ ...nothing, answer, of: given });
      },
      (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) setSaid({ ...nothing, failure, of: given });
      },
    );
    return () => over.abort();
  }, [method, given]);
  return said.of === given ? said : nothing;
}
