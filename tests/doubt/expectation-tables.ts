import type { Read } from './shape';
import { type order, type Row, type times } from './row-shape';
import { states } from './vocabulary';

const attempts = {
  sameAttempt: [1, 1],
  otherHigher: [1, 2],
  otherLower: [2, 1],
} as const;

/** Every pair of entries of one subject, this tab's and another tab's, and which of them stands. */
export function orderRows(table: Read<typeof order>): Row[] {
  return (['sameAttempt', 'otherHigher', 'otherLower'] as const).flatMap((relation) =>
    states.flatMap((mine) =>
      states.map((other): Row => {
        const [attempt, theirs] = attempts[relation];
        const otherStands = table[relation][mine][other] === 'other';
        const id = `order-${relation}-${mine}-${other}`;
        const left = table.leaves?.find(({ row }) => row === id);
        return {
          id,
          ...(left !== undefined && { leaves: left.because, notHeld: left.notHeld }),
          source: table.source,
          given: { entries: [{ state: mine, attempt, watched: 10 }], lock: 'elsewhere' },
          event: { kind: 'elsewhere', entry: { state: other, attempt: theirs, watched: 10 } },
          then: otherStands ? { state: other, attempt: theirs } : { state: mine, attempt },
        };
      }),
    ),
  );
}

/** Every pair of times at which two noes were asked for, and whether the second is believed. */
export function beliefRows(table: Read<typeof times>): Row[] {
  return table.noes.map(({ kind, asked, believed }): Row => {
    const rule = table.kinds[kind];
    const at = asked.at(-1) ?? 0;
    return {
      id: `belief-${kind}-${asked.join('-')}`,
      source: table.source,
      given: {
        entries: [{ ...rule.given, watched: at, noes: asked.slice(0, -1) }],
        ...(kind === 'permit' ? { journey: 'permit' } : {}),
        ...(kind === 'refusal' ? { lock: 'mine' } : {}),
      },
      event: { kind: 'askAnswers', answer: 'no', at },
      then: believed ? rule.believed : rule.not,
    };
  });
}
