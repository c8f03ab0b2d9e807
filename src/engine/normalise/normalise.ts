import { isObject } from '../../rules';
import { withoutEmpty } from '../answers/path';
import type { Json, JsonObject } from '../model';
import type { CompiledField } from '../../journey';
import { replaced } from '../replaced';
import { normalisers, type Normaliser } from './normalisers';

const byName: Readonly<Record<string, Normaliser>> = normalisers;

/** What of a field says how its answer is tidied. */
type Tidied = Pick<CompiledField, 'normalise' | 'parts'>;

/** The answer as it is kept while the person still types. */
export const onEdit = (field: Tidied, value: Json): Json => apply(field.normalise, 'edit', value);

/** The answer as it is kept once the person has left the field; every text is trimmed (FMT-12). */
export function onLeave(field: Tidied, value: Json): Json {
  const names = [...field.normalise, 'trim'];
  if (field.parts === null || !isObject(value)) return apply(names, 'leave', value);
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    apply(names, 'leave', apply(names, 'edit', part)),
  ]);
  const filled = withoutEmpty(Object.fromEntries(parts) as JsonObject);
  return Object.keys(filled).length === 0 ? null : filled;
}

/** A text of which nothing is left is no answer. */
function apply(steps: CompiledField['normalise'], at: Normaliser['at'], value: Json): Json {
  if (typeof value !== 'string') return value;
  const tidy = steps.reduce<string>((text, step) => {
    if (typeof step === 'object') return at === 'leave' ? replaced(text, step) : text;
    const normaliser = byName[step];
    return normaliser?.at === at ? normaliser.apply(text) : text;
  }, value);
  return tidy === '' ? null : tidy;
}
