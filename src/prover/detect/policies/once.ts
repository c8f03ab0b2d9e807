import { allOf, type OncePolicy } from '../../../journey';
import type { Kit } from '../kit';

/** Calls of what must not be done twice that no commit makes. */
export function once(kit: Kit, { operation, because }: OncePolicy): void {
  const { journey } = kit.prover;
  for (const part of allOf(journey, 'use')) {
    if (journey.calls[part.is.call]?.operation !== operation) continue;
    const { owner } = part;
    if (owner.kind === 'run' && owner.is.commits) continue;
    kit.say({
      code: 'JP403',
      place: owner.kind === 'run' ? owner.place : part.place,
      message: `\`${part.is.call}\` does what must be done once, and is no commit here. ${because}`,
      help: 'let the last step of a sequence with a `commit` call it: `journey explain JP403`',
    });
  }
}
