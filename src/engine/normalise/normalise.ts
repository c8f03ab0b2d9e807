import type { CompiledField, Json } from '../model';
import { normalisers, type Normaliser } from './normalisers';

const byName: Readonly<Record<string, Normaliser>> = normalisers;

/** The answer as it is kept while the person still types. */
export const onEdit = (field: CompiledField, value: Json): Json =>
  apply(field.normalise, 'edit', value);

/** The answer as it is kept once the person has left the field; every text is trimmed (FMT-12). */
export const onLeave = (field: CompiledField, value: Json): Json =>
  apply([...field.normalise, 'trim'], 'leave', value);

function apply(names: readonly string[], at: Normaliser['at'], value: Json): Json {
  if (typeof value !== 'string') return value;
  return names.reduce((text, name) => {
    const normaliser = byName[name];
    return normaliser?.at === at ? normaliser.apply(text) : text;
  }, value);
}
