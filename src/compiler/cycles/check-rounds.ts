import type { Context } from '../context';
import type { Sources } from '../symbols';
import { causesByStep, type Cause, type Deed } from './causes';
import { settling, type Link, type Settling } from './settling';

/** Rounds that one change may lead to: half of what the engine does, the rest is for what is entered. */
const mostRounds = 32;

/** Changes that set each other off and need not come to an end, or come to it too late. */
export function checkRounds(sources: Sources, context: Context): void {
  const known: { readonly causes: readonly Cause[]; readonly found: Settling }[] = [];
  for (const { step, causes } of causesByStep(sources, context)) {
    // Most steps have no reactions of their own.
    const same = known.find((each) => areSame(each.causes, causes));
    const found = same?.found ?? settling(causes);
    if (same === undefined) known.push({ causes, found });
    const { endless, rounds } = found;
    for (const links of endless) report(shortestCircle(links), context);
    if (endless.length > 0 || rounds <= mostRounds) continue;
    context.report.add(
      'JC533',
      step,
      `On this page one change can lead to ${rounds} rounds of further changes, and ${mostRounds} is the most.`,
      { help: 'set directly what the last of them is to be, instead of one after the other' },
    );
  }
}

const areSame = (one: readonly Cause[], other: readonly Cause[]): boolean =>
  one.length === other.length && one.every((cause, index) => cause === other[index]);

/** The links of the shortest way round, in order. */
function shortestCircle(links: readonly Link[]): readonly Link[] {
  const ways = links.map((link): readonly Link[] => [link]);
  const met = new Map(links.map((link) => [link, new Set([link])]));
  for (const way of ways) {
    const first = way[0];
    const last = way.at(-1);
    if (first === undefined || last === undefined) break;
    if (last.to === first.from) return way;
    for (const next of links) {
      if (next.from !== last.to || met.get(first)?.has(next) === true) continue;
      met.get(first)?.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}

function report(circle: readonly Link[], context: Context): void {
  const said = circle.map((link, index) => ({
    ...link.deed,
    words: phrase(link, circle.at(index - 1)?.heard ?? ''),
  }));
  const [first, ...others] = said;
  if (first === undefined) return;
  const words = said.map((each) => each.words).join(', ');
  context.report.add('JC533', first.at, `These changes need not come to an end: ${words}.`, {
    key: first.kind === 'set',
    help: 'set what is always the same, clear it, or write `answered` for `changed`: only a person answers',
    also: others.map(({ at, words: message }) => ({ at, message })),
  });
}

const verbs: Readonly<Record<Deed['kind'], string>> = {
  set: 'sets',
  clear: 'clears',
  call: 'calls for',
  run: 'begins the sequence',
  forget: 'forgets',
  open: 'opens anew, which sets',
};

function phrase({ from, deed }: Link, heard: string): string {
  const who =
    from.sequence === null ? `a change of \`${heard}\`` : `the sequence \`${from.sequence}\``;
  return `${who} ${verbs[deed.kind]} \`${deed.touches.replace(/^run:/, '')}\``;
}
