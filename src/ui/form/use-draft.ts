import { useState } from 'react';
import type { Json } from '../../engine';

interface Draft {
  readonly text: string;
  /** What was handed up for it. */
  readonly sent: Json;
  /** What the view said when it was typed. */
  readonly before: Json;
}

/**
 * What is typed stays as it was typed until the field is left, however late the view follows.
 * A value that is neither the one handed up nor the one before comes from elsewhere and wins.
 */
export function useDraft(value: Json, format: (value: Json) => string) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const holds = draft !== null && (value === draft.sent || value === draft.before);
  return {
    text: holds ? draft.text : format(value),
    /** Whether it shows what was typed. */
    held: holds,
    type: (text: string, sent: Json) => setDraft({ text, sent, before: value }),
    drop: () => setDraft(null),
  };
}
