import { useEffect, useState } from 'react';
import type { Methods } from '../model/protocol';
import { ask, untilSaid } from './api';

/** What the server said of something; neither of both while it works. */
interface Said<Answer> {
  readonly answer: Answer | null;
  readonly failure: string | null;
}

const nothing = { answer: null, failure: null };

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
): Said<Methods[Name]['answer']> {
  const [said, setSaid] = useState<
    Said<Methods[Name]['answer']> & { readonly of: typeof given | null }
  >({ ...nothing, of: null });
  useEffect(() => {
    if (given === null) return;
    const over = new AbortController();
    untilSaid(() => ask(method, given, over.signal), over.signal).then(
      (answer) => {
        if (!over.signal.aborted) setSaid({ answer, failure: null, of: given });
      },
      (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        if (!over.signal.aborted) setSaid({ answer: null, failure, of: given });
      },
    );
    return () => over.abort();
  }, [method, given]);
  return said.of === given ? said : nothing;
}
