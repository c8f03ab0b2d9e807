import type { Json, JsonObject, Rule, Text } from '../model';
import type { CompiledText } from '../../journey';

/** The journey as it is now, for rules and texts that may be about one item. */
export interface Reading {
  readonly value: (rule: Rule, item?: JsonObject) => Json;
  readonly holds: (rule: Rule, item?: JsonObject) => boolean;
  readonly fill: (text: CompiledText, item?: JsonObject) => Text;
  /** Nothing of this sequence is begun while a commit is open: it is not offered either. */
  readonly isHeldUp: (sequence: string) => boolean;
  readonly at: (path: string) => Json;
  /** Of the journey: texts stand in its order. */
  readonly locale: string;
}
