import { isOfFiles } from '../../journey';
import type { JourneyState, Json, Progress } from '../model';
import { fieldKey, lostKey, type PlacedField, type Program } from '../program';
import { allowList } from './keep';

/** Of files that were chosen and are not stored: names that may be kept, and questions where none may (Z57). */
export function notSent(
  program: Program,
  { progress: { sending, unsent } }: JourneyState,
): { readonly names: Progress['unsent']; readonly lost: readonly string[] } {
  const names: Record<string, readonly string[]> = {};
  const lost: string[] = [];
  if (Object.keys(sending).length + Object.keys(unsent).length === 0) return { names, lost };
  for (const { placed, isAllowed } of ofFiles(program)) {
    const key = fieldKey(placed.section, placed.field);
    const here = [...(unsent[key] ?? []), ...(sending[key] ?? [])];
    if (here.length === 0) continue;
    if (isAllowed) names[key] = here;
    else lost.push(lostKey(placed.section, placed.field));
  }
  return { names, lost };
}

/** What a snapshot says of them, as far as it may. */
export function unsentFrom(
  program: Program,
  stored: Readonly<Record<string, Json>>,
): Progress['unsent'] {
  const found: Record<string, readonly string[]> = {};
  for (const { placed, isAllowed } of ofFiles(program)) {
    const key = fieldKey(placed.section, placed.field);
    const names = stored[key];
    if (isAllowed && Array.isArray(names) && names.every((name) => typeof name === 'string'))
      found[key] = names;
  }
  return found;
}

function ofFiles({ journey, resolver }: Program): readonly {
  readonly placed: PlacedField;
  readonly isAllowed: boolean;
}[] {
  const isAllowed = allowList(journey);
  return [...resolver.bound].flatMap(([path, all]) =>
    all
      .filter(({ field }) => isOfFiles(field))
      .map((placed) => ({
        placed,
        isAllowed: isAllowed(path) && placed.field.medical !== true,
      })),
  );
}
