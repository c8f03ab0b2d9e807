import { journey } from 'virtual:journey/start';
import { plain } from '../engine';
import type { Words } from '../ui/words';

/** No household is there yet to fill a text: its words alone. */
const text: Words['text'] = (name) =>
  (journey.messages.texts[name] ?? [name]).filter((part) => typeof part === 'string');
export const openingWords: Words = { text, plain: (name) => plain(text(name)) };
