import { useSyncExternalStore } from 'react';
import type { Household } from '../household';
import type { Speech } from '../journey-parts';

/** What the page is said in. */
export const useSpeech = ({ onSpeech, speech }: Pick<Household, 'onSpeech' | 'speech'>): Speech =>
  useSyncExternalStore(onSpeech, speech, speech);
