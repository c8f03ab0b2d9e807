import type { Looked } from './looked';

/** What of an answer may be nowhere: a key that the contract does not know, the padding of ten megabytes. */
const strange = /canary-extra|canary-html|x{1000}/;

export type Shown = Pick<Looked, 'run' | 'seen'>;

/** Where on the page, in the storage, the address or what was sent something of a strange answer stands. */
export function leaked({ run, seen }: Shown, never = strange): readonly string[] {
  const sent = run.visit.wire.log
    .slice(run.logged)
    .map(({ sent: { address, body } }) => address + (body ?? ''));
  const places: readonly (readonly [string, string])[] = [
    ['page', seen.lines.join('\n')],
    ['storage', JSON.stringify(seen.storage)],
    ['address', window.location.href],
    ['requests', sent.join('\n')],
  ];
  return [
    ...places
      .filter(([, text]) => never.test(text))
      .map(([place]) => `of the answer in the ${place}`),
    ...('polluted' in {} ? ['a prototype is polluted'] : []),
  ];
}
