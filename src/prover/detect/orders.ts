import { allIn, allOf, type PartOf, type PlacedRule } from '../../journey';
import { isWithin, readsOf, readsThrough } from '../../rules';
import { changesIn, type Changes } from '../reach/changes-in';
import type { Kit } from './kit';

const touches = (one: string, other: string): boolean =>
  isWithin(one, other) || isWithin(other, one);

/** What is read where it has just been taken away, or is only there afterwards. */
export function orders(kit: Kit): void {
  const { journey } = kit.prover;
  for (const part of allOf(journey, 'reaction')) cleared(kit, changesIn(part));
  for (const part of allOf(journey, 'run')) cleared(kit, changesIn(part));
  for (const part of allOf(journey, 'section')) openings(kit, part);
  for (const part of allOf(journey, 'sequence')) {
    const changes = changesIn(part);
    for (const key of ['first', 'then'])
      cleared(
        kit,
        changes.filter(({ way }) => way[0] === key),
      );
  }
}

/**
 * Answers and lookups that changes take away and then read: a change clears before it sets and calls.
 * A fact may have another case for that, so it is left alone.
 */
function cleared(kit: Kit, changes: Changes): void {
  const gone = new Set<string>();
  for (const part of changes) {
    const say = (rule: PlacedRule): void => {
      const lost = [...gone].find((path) =>
        [...readsOf(rule.rule).paths].some((read) => isWithin(read, path)),
      );
      kit.look(
        'JP305',
        rule.place,
        [],
        lost === undefined
          ? null
          : {
              message: `This reads \`${lost}\`, which was cleared just before: it is nothing by now.`,
              help: 'clear it afterwards, or read something else',
            },
      );
    };
    for (const rule of part.rules) if (rule.way[0] === 'when') say(rule);
    for (const path of part.is.clear) gone.add(path);
    for (const rule of part.rules)
      if (rule.way[0] === 'set') {
        say(rule);
        for (const path of [...gone]) if (touches(path, String(rule.way[1]))) gone.delete(path);
      }
    for (const use of allIn(part, 'use')) {
      for (const rule of use.rules) say(rule);
      gone.delete(`lookups.${use.is.as}`);
    }
    if (part.is.run !== null) return;
  }
}

/** Answers that a sheet sets as it opens, in order. */
function openings(kit: Kit, part: PartOf<'section'>): void {
  const { journey } = kit.prover;
  const opened = part.parts.filter((each) => each.kind === 'opening');
  for (const [index, each] of opened.entries())
    for (const { place, rule } of each.rules) {
      const later = opened.slice(index).map(({ is }) => is.path);
      const read = [...readsThrough(journey.facts, rule)];
      const early = later.find((path) => read.some((one) => isWithin(one, path)));
      const own = early === each.is.path;
      kit.look(
        'JP306',
        place,
        [],
        early === undefined
          ? null
          : {
              message: own
                ? `\`${each.is.path}\` opens with what is worked out from itself.`
                : `This reads \`${early}\`, which opens after it.`,
              help: own ? 'read where the value comes from' : 'let the other open first',
            },
      );
    }
}
