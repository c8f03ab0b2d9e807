import { plain, type CompiledJourney, type Engine, type JourneyState } from '../engine';
import type { Words } from '../ui/words';

/** The journey's own texts by name. A name that it does not have is shown, so that it is noticed. */
export function wordsOf(
  { messages }: CompiledJourney,
  engine: Engine,
  state: () => JourneyState,
): Words {
  const text: Words['text'] = (name, item) =>
    engine.fill(state(), messages.texts[name] ?? [name], item);
  return { text, plain: (name, item) => plain(text(name, item)) };
}
