import { type Engine, type JourneyState, plain } from '../engine';
import type { CompiledMessages } from '../journey';
import type { Words } from '../ui/parts/words';

/** The journey's own texts by name. A name that it does not have is shown, so that it is noticed. */
export function wordsOf(
  texts: () => CompiledMessages['texts'],
  engine: Engine,
  state: () => JourneyState,
): Words {
  const text: Words['text'] = (name, item) => engine.fill(state(), texts()[name] ?? [name], item);
  return { text, plain: (name, item) => plain(text(name, item)) };
}
