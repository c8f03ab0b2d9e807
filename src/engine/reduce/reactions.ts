import type { CompiledReaction, Trigger } from '../model';
import { node, type OnPage } from '../program';
import { holds } from '../rules';
import { applyChanges } from './changes';
import { readerOf, relevantSections, scopeOf, setProgress, stepOf, type Turn } from './turn';

/** Rounds of changes that cause changes. The compiler proves fewer; this only keeps a mistake from hanging the page. */
const mostRounds = 64;

/** Reactions of the present step and its relevant sections. */
function reactions(turn: Turn): readonly CompiledReaction[] {
  return [
    ...(stepOf(turn)?.reactions ?? []),
    ...relevantSections(turn).flatMap((section) => section.reactions),
  ];
}

/** Fires every reaction that waits for this, then whatever their changes cause. */
export function fire(turn: Turn, matches: (on: Trigger) => boolean): void {
  for (const reaction of reactions(turn)) {
    if (matches(reaction.on)) run(turn, reaction);
  }
  settle(turn);
}

/** Fires what the step itself does on entry, then what its sections do. */
export function fireEntry(turn: Turn): void {
  for (const reaction of stepOf(turn)?.reactions ?? []) {
    if (reaction.on.kind === 'entered') run(turn, reaction);
  }
  settle(turn);
}

function run(turn: Turn, reaction: CompiledReaction): void {
  if (holds(reaction.when, scopeOf(turn))) applyChanges(turn, reaction.changes);
}

/** Fires `changed` until nothing changes any more, then what is entered by it. */
export function settle(turn: Turn): void {
  for (let round = 0; round < mostRounds; round += 1) {
    if (turn.changed.size === 0 && !enterSections(turn)) return;
    const changed = new Set(turn.changed);
    turn.changed.clear();
    for (const reaction of reactions(turn)) {
      const { on } = reaction;
      if (on.kind === 'changed' && on.paths.some((path) => changed.has(path))) run(turn, reaction);
    }
  }
  turn.changed.clear();
}

/** Fires `entered` of a section (and variant) that is on the page for the first time in this visit. */
function enterSections(turn: Turn): boolean {
  const step = stepOf(turn);
  if (step === undefined) return false;
  const { entered } = turn.state.progress;
  const onPage = readerOf(turn)(node.onPage(step.id)) as readonly OnPage[];
  const fresh = onPage.filter(({ mark }) => entered[mark] !== true);
  if (fresh.length === 0) return false;
  const marks = fresh.map(({ mark }) => [mark, true as const] as const);
  setProgress(turn, { entered: { ...entered, ...Object.fromEntries(marks) } });
  for (const { section } of fresh) {
    for (const reaction of section.reactions) {
      if (reaction.on.kind === 'entered') run(turn, reaction);
    }
  }
  return true;
}
