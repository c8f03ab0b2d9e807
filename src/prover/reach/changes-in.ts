import type { AnyPart, PartOf } from '../../journey';

export type Changes = readonly PartOf<'change'>[];

/** Changes that a part holds itself. */
export const changesIn = (
  part: AnyPart<'reaction' | 'present' | 'sequence' | 'run' | 'failure' | 'commit'>,
): Changes => part.parts.filter((each): each is PartOf<'change'> => each.kind === 'change');
