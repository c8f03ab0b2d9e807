import { allIn, allOf, ruleOf, type PartOf, type PlacedRule } from '../../journey';
import { isWithin, readsThrough } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { isTrue } from '../values/value';
import { changesIn } from '../reach/changes-in';
import { questionsOf, type Question } from './contexts';
import type { Kit } from './kit';

/** What one household is in twice, where it was meant to be in one of several. */
export function overlaps(kit: Kit): void {
  for (const part of allOf(kit.prover.journey, 'sequence')) runs(kit, part);
  askedTwice(kit);
  for (const around of [
    ...allOf(kit.prover.journey, 'section'),
    ...allOf(kit.prover.journey, 'step'),
  ])
    reactions(kit, around);
}

/** Where all of these hold; null where that is too much, or nowhere. */
function together(kit: Kit, rules: readonly PlacedRule[], from: Node | null = null): Node | null {
  const { diagrams, evaluator } = kit.prover;
  const node = kit.prover.attempt(() =>
    rules.reduce<Node>(
      (so, each) => diagrams.and(so, evaluator.holdsAt(each)),
      from ?? diagrams.yes,
    ),
  );
  return node === diagrams.no ? null : node;
}

/** Other calls under one name are the ways in which households differ: each makes one of them. */
function runs(kit: Kit, part: PartOf<'sequence'>): void {
  const all = part.parts.filter((each): each is PartOf<'run'> => each.kind === 'run');
  for (const [index, other] of all.entries()) {
    const twin = all.slice(0, index).find((one) => {
      const isOther = one.is.use.as === other.is.use.as && one.is.use.call !== other.is.use.call;
      return isOther && together(kit, [ruleOf(one, 'when'), ruleOf(other, 'when')]) !== null;
    });
    const both = twin && together(kit, [ruleOf(twin, 'when'), ruleOf(other, 'when')]);
    kit.look(
      'JP312',
      other.place,
      [],
      twin === undefined
        ? null
        : {
            message: `For some households both \`${twin.is.id}\` and \`${other.is.id}\` are called, and the answer of the first is lost: both are kept as \`lookups.${other.is.use.as}\`.`,
            help: 'let their conditions be apart, or keep the answers under two names',
          },
      () => (both === null || both === undefined ? null : kit.prover.household(both, isTrue)),
    );
  }
}

/** Two questions of one step that hold one answer, and stand there at once. */
function askedTwice(kit: Kit): void {
  const { diagrams, evaluator } = kit.prover;
  const drawn = ({ section, field, counts }: Question): Node =>
    [section.visible, field.visible].reduce<Node>(
      (so, each) => diagrams.and(so, evaluator.holds(each)),
      counts,
    );
  const isAsked = ({ section, field }: Question): boolean =>
    section.present.as === 'page' && !isHidden(section.uiSchema[field.name]);
  const met = new Map<string, Question[]>();
  for (const other of questionsOf(kit)) {
    if (!isAsked(other)) continue;
    const key = `${other.section.step} ${other.field.path}`;
    const earlier = met.get(key) ?? [];
    met.set(key, [...earlier, other]);
    for (const one of earlier) {
      // Of one section in two variants a household has one.
      if (one.section.id === other.section.id && one.section !== other.section) continue;
      const both = kit.prover.attempt(() => diagrams.and(drawn(one), drawn(other)));
      kit.look(
        'JP313',
        other.place,
        [],
        both === null || both === diagrams.no
          ? null
          : {
              message: `Some households are asked for \`${other.field.path}\` twice on one page: by \`${one.section.id}.${one.field.name}\` too.`,
              help: 'let each of them be asked where the other is not, or keep one of the answers elsewhere',
            },
        () => (both === null ? null : kit.prover.household(both, isTrue)),
      );
    }
  }
}

const isHidden = (look: unknown): boolean =>
  typeof look === 'object' &&
  look !== null &&
  (look as { readonly 'ui:widget'?: unknown })['ui:widget'] === 'hidden';

/** What a reaction sets, and a later one to the same event sets or clears whenever it was set. */
function reactions(kit: Kit, around: PartOf<'section'> | PartOf<'step'>): void {
  const all = around.parts.filter((each): each is PartOf<'reaction'> => each.kind === 'reaction');
  for (const [index, first] of all.entries())
    for (const later of all.slice(index + 1)) {
      if (!isOfOneEvent(first, later)) continue;
      taken(kit, first, later);
      ways(kit, first, later);
    }
}

/** Whenever the first happens the other does, as far as events go. */
function isOfOneEvent({ is: { on } }: PartOf<'reaction'>, later: PartOf<'reaction'>): boolean {
  const other = later.is.on;
  if (on.kind !== other.kind) return false;
  if (on.kind === 'pressed' && other.kind === 'pressed') return on.action === other.action;
  if (on.kind === 'answered' && other.kind === 'answered')
    return on.paths.every((path) => other.paths.includes(path));
  if (on.kind === 'succeeded' && other.kind === 'succeeded') return on.lookup === other.lookup;
  return on.kind === 'failed' && other.kind === 'failed' && on.lookup === other.lookup;
}

function taken(kit: Kit, first: PartOf<'reaction'>, later: PartOf<'reaction'>): void {
  const { diagrams, evaluator, journey } = kit.prover;
  const given = changesIn(first).filter(({ is }) => is.when === true);
  const after = changesIn(later).filter(({ is }) => is.when === true);
  const set = new Set(given.flatMap(({ is }) => Object.keys(is.set)));
  for (const change of given)
    for (const placed of change.rules) {
      const path = placed.way[0] === 'set' ? String(placed.way[1]) : '';
      if (path === '') continue;
      const again = after.find(
        ({ is }) => is.clear.some((each) => isWithin(path, each)) || Object.hasOwn(is.set, path),
      );
      const rules = [
        ...later.rules,
        ...after.flatMap((each) => each.rules.filter(({ way }) => way[0] !== 'when')),
      ].map(({ rule }) => rule);
      const isRead = [...readsThrough(journey.facts, ...rules)].some((read) =>
        [...set].some((each) => isWithin(read, each) || isWithin(each, read)),
      );
      const isAlways =
        again !== undefined &&
        !isRead &&
        kit.prover.attempt(() =>
          diagrams.and(
            evaluator.holdsAt(ruleOf(first, 'when')),
            diagrams.not(evaluator.holdsAt(ruleOf(later, 'when'))),
          ),
        ) === diagrams.no;
      kit.look(
        'JP314',
        placed.place,
        ['taken', later.place.name ?? ''],
        isAlways
          ? {
              message: `What is set here is gone at once: a later reaction to the same event ${again.is.clear.some((each) => isWithin(path, each)) ? 'clears' : 'sets'} \`${path}\` whenever this does.`,
              help: 'let their conditions be apart, or leave out the one that is not meant',
              at: { place: placed.place, part: [] },
            }
          : null,
      );
    }
}

/** Two ways to different steps at one event: the second is gone. */
function ways(kit: Kit, first: PartOf<'reaction'>, later: PartOf<'reaction'>): void {
  const to = (reaction: PartOf<'reaction'>): readonly PartOf<'change'>[] =>
    allIn(reaction, 'change').filter(({ is, owner }) => owner === reaction && is.goTo !== null);
  for (const one of to(first))
    for (const other of to(later)) {
      if (one.is.goTo === other.is.goTo) continue;
      const both = together(
        kit,
        [first, one, later, other].map((each) => ruleOf(each, 'when')),
      );
      kit.look(
        'JP315',
        other.place,
        [],
        both === null
          ? null
          : {
              message: `Some households are led to \`${one.is.goTo ?? ''}\` and to \`${other.is.goTo ?? ''}\` by one event.`,
              help: 'let their conditions be apart',
            },
        () => (both === null ? null : kit.prover.household(both, isTrue)),
      );
    }
}
