import { allIn, allOf, ruleOf, walk, type Part, type PartOf, type PlacedRule } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import type { Kit } from './kit';
import { passed } from './passed';

/** Cases of which the first that holds is taken, and that always come after one which holds. */
export function textCases(kit: Kit): void {
  for (const part of walk(kit.prover.journey))
    for (const cases of groups(part)) {
      const done = kit.prover.attempt(() => {
        inTurn(kit, cases);
        return true;
      });
      if (done === null) kit.incomplete.push(part.place);
    }
  for (const part of allOf(kit.prover.journey, 'section')) {
    const done = kit.prover.attempt(() => {
      foldedEmpty(kit, part);
      for (const option of allIn(part, 'option')) reasonless(kit, option);
      return true;
    });
    if (done === null) kit.incomplete.push(part.place);
  }
}

/** What the folded line of a sheet says to nobody of some kind, though it says something to others. */
function foldedEmpty(kit: Kit, part: PartOf<'section'>): void {
  const cases = groupOf(part, 'summary');
  if (part.is.present.as !== 'page' || part.is.fields.length === 0) return;
  const { evaluator, diagrams } = kit.prover;
  const left = leftBy(
    kit,
    cases,
    diagrams.and(evaluator.sectionCounts(part.is), evaluator.holds(part.is.visible)),
  );
  if (left === diagrams.no) return;
  sayEmpty(
    kit,
    cases,
    diagrams.and(left, passed(kit, part.is, 'and itself')),
    `Once \`${part.is.id}\` is folded, it says nothing`,
  );
}

/** An option that some households cannot have, and find no reason why, though there is one for others. */
function reasonless(kit: Kit, option: PartOf<'option'>): void {
  const cases = groupOf(option, 'unavailableReason');
  const { evaluator, diagrams } = kit.prover;
  const { owner } = option;
  const field = owner.owner;
  const counts = diagrams.and(
    evaluator.sectionCounts(field.owner.is),
    evaluator.holds(field.is.relevant),
  );
  const shut = diagrams.and(
    diagrams.and(counts, evaluator.holdsAt(ruleOf(option, 'when'))),
    evaluator.holdsAt(ruleOf(option, 'unavailable')),
  );
  sayEmpty(
    kit,
    cases,
    leftBy(kit, cases, shut),
    `\`${field.is.path}\` offers something that is not to be had, and says no reason`,
  );
}

/** Where none of some cases holds; nowhere without a case. */
function leftBy(kit: Kit, cases: readonly PlacedRule[], here: Node): Node {
  const { diagrams, evaluator } = kit.prover;
  if (cases.length === 0) return diagrams.no;
  return cases.reduce<Node>(
    (so, each) =>
      so === diagrams.no ? so : diagrams.and(so, diagrams.not(evaluator.holdsAt(each))),
    here,
  );
}

function sayEmpty(kit: Kit, cases: readonly PlacedRule[], left: Node, what: string): void {
  const { prover } = kit;
  const last = cases.at(-1);
  if (last === undefined || left === prover.diagrams.no) return;
  const witness = prover.household(left);
  if (witness === null || cases.some(({ rule }) => prover.replay(witness, rule) === true)) {
    kit.notReplayed += 1;
    return;
  }
  kit.say(
    {
      code: 'JP108',
      place: last.place,
      message: `${what} to some households: none of its cases is theirs.`,
      help: 'end with a case without `when`, or with one for them',
    },
    witness,
  );
}

const groupOf = ({ parts }: Part, key: string): readonly PlacedRule[] =>
  parts.flatMap((each) =>
    each.kind === 'textCase' && each.way[0] === key ? [ruleOf(each, 'when')] : [],
  );

/** Neighbours of one kind under one key. */
function groups({ parts }: Part): readonly (readonly PlacedRule[])[] {
  const found = new Map<string, PlacedRule[]>();
  for (const each of parts) {
    if (each.kind !== 'textCase' && each.kind !== 'failure') continue;
    const key = each.way.slice(0, -1).join('/');
    found.set(key, [...(found.get(key) ?? []), ruleOf(each, 'when')]);
  }
  return [...found.values()];
}

function inTurn(kit: Kit, cases: readonly PlacedRule[]): void {
  const { diagrams, evaluator } = kit.prover;
  let so: Node = diagrams.yes;
  for (const [index, placed] of cases.entries()) {
    const node = evaluator.holdsAt(placed);
    const never = index > 0 && node !== diagrams.no && diagrams.and(so, node) === diagrams.no;
    kit.look(
      'JP103',
      placed.place,
      [],
      never
        ? {
            message: 'This case is never reached: one before it holds wherever this does.',
            help: 'put the narrower case first, or mend its condition',
          }
        : null,
    );
    so = diagrams.and(so, diagrams.not(node));
  }
}
