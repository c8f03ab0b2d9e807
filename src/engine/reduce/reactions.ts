import type { CompiledReaction, CompiledSection, CompiledStep, Trigger } from '../../journey';
import { holds } from '../../rules';
import { own } from '../answers/path';
import type { Progress } from '../model';
import { listKeyOf, markOf, type OnPage, presentQuestion, questionsOf } from '../program';
import { applyChanges, setByRule } from './changes';
import { notAsked } from './commits/ask-ended';
import { noteConsent } from './consents';
import { startRun, stepDropped, stepsWaitingFor } from './runs';
import { handOver } from './runs/run-state';
import {
  type Errand,
  keptAt,
  mark,
  readerOf,
  relevantSections,
  scopeOf,
  setProgress,
  stepOf,
  type Turn,
} from './turn';

/** Most rounds of one settling (X7). The compiler refuses what could go on; this keeps the page from hanging. */
const mostRounds = 64;

/** Reactions of the steps at work and their relevant sections. */
function reactions(turn: Turn): readonly CompiledReaction[] {
  const read = readerOf(turn);
  return stepsAtWork(turn).flatMap((step) => [
    ...step.reactions,
    ...read(turn.program.cells.step(step).reactions),
  ]);
}

/** On the error page the step behind it goes on: what it asked for is still on its way. */
function stepsAtWork(turn: Turn): readonly CompiledStep[] {
  const { failures, steps } = turn.program.journey;
  const { fault, step: present } = turn.state.progress;
  const behind = present === failures?.goTo ? fault?.step : undefined;
  return steps.filter(({ id }) => id === present || id === behind);
}

/** Fires every reaction that waits for this, then whatever their changes cause. */
export function fire(turn: Turn, matches: (on: Trigger) => boolean): void {
  for (const reaction of reactions(turn)) {
    if (matches(reaction.on)) run(turn, reaction);
  }
  settle(turn);
}

/** A button's reactions: those of the section that it stands in. */
export function firePressed(turn: Turn, section: CompiledSection, action: string): void {
  for (const reaction of section.reactions) {
    if (reaction.on.kind === 'pressed' && reaction.on.action === action) run(turn, reaction);
  }
  settle(turn);
}

/** Fires what the step itself does on entry, then what its sections do. */
export function fireEntry(turn: Turn): void {
  enter(turn, stepOf(turn)?.reactions ?? []);
  settle(turn);
}

/** What is set as a step or section is entered forgets nothing (Z17). */
function enter(turn: Turn, reactions: readonly CompiledReaction[]): void {
  turn.entering = true;
  for (const reaction of reactions) if (reaction.on.kind === 'entered') run(turn, reaction);
  turn.entering = false;
}

function run(turn: Turn, reaction: CompiledReaction): void {
  if (holds(reaction.when, scopeOf(turn))) applyChanges(turn, reaction.changes);
}

/**
 * Fires `changed` until nothing changes any more, then does what the changes asked for,
 * then opens what is to open, then enters what is on the page by it. What is left after the last round is dropped, and the page says so.
 */
export function settle(turn: Turn): void {
  for (let round = 0; round < mostRounds; round += 1) {
    const errand = turn.changed.size === 0 ? turn.errands.shift() : undefined;
    if (turn.changed.size > 0) fireChanged(turn);
    else if (errand !== undefined) carryOut(turn, errand);
    else if (!openSections(turn) && !enterSections(turn)) return;
  }
  const isLeft = turn.changed.size > 0 || turn.errands.length > 0;
  if (isLeft || toOpen(turn).length > 0 || freshSections(turn).length > 0) stop(turn);
}

/** Drops what is left: a page that stands still is better than one that hangs, but it may be wrong. */
function stop(turn: Turn): void {
  const left = [...turn.changed];
  turn.changed.clear();
  for (const one of turn.errands.splice(0)) if (one.kind === 'callDropped') waitOn(turn, one);
  setProgress(turn, { stuck: left });
  const heard = left.length === 0 ? '' : ` Still to be heard: ${left.join(', ')}.`;
  turn.effects.push({
    type: 'report',
    fault: `Changes were stopped after ${mostRounds} rounds.${heard}`,
  });
}

/** Who was to hear that a call was given up, and will not, waits for the newest under its name (Q8). */
function waitOn(turn: Turn, { request }: Extract<Errand, { kind: 'callDropped' }>): void {
  for (const { step } of stepsWaitingFor(turn, request)) {
    const { as } = step.use;
    const lookup = own(turn.state.lookups, as);
    if (lookup?.status === 'loading') handOver(turn, as, lookup.request);
  }
}

function fireChanged(turn: Turn): void {
  const changed = new Set(turn.changed);
  turn.changed.clear();
  for (const reaction of reactions(turn)) {
    const { on } = reaction;
    if (on.kind === 'changed' && on.paths.some((path) => changed.has(path))) run(turn, reaction);
  }
}

function carryOut(turn: Turn, errand: Errand): void {
  if (errand.kind === 'runWanted') {
    startRun(turn, errand.sequence, { restoring: false, with: {} });
    return;
  }
  if (errand.kind === 'dialogWanted') {
    openDialog(turn, errand.section);
    return;
  }
  if (errand.kind === 'notAsked') {
    notAsked(turn, errand.key, errand.at);
    return;
  }
  const [waiting] = stepsWaitingFor(turn, errand.request);
  if (waiting !== undefined) stepDropped(turn, waiting);
}

/** On the page, and not entered yet in this visit. */
function freshSections(turn: Turn): readonly OnPage[] {
  const step = stepOf(turn);
  return step === undefined ? [] : readerOf(turn)(turn.program.cells.step(step).fresh);
}

/** Fires `entered` of a section (and variant) that is on the page for the first time in this visit. */
function enterSections(turn: Turn): boolean {
  const fresh = freshSections(turn);
  if (fresh.length === 0) return false;
  const marks: [string, true][] = [];
  for (const { section, mark } of fresh) {
    // What one section does as it is entered may take the next one away: that is entered when it is back (X6).
    if (!readerOf(turn)(turn.program.cells.section(section).relevant)) continue;
    marks.push([mark, true]);
    enter(turn, section.reactions);
  }
  const { entered } = turn.state.progress;
  setProgress(turn, { entered: { ...entered, ...Object.fromEntries(marks) } });
  return true;
}

/** Sections of the present step that set something when they open, and have not opened in this visit (Z18). */
function toOpen(turn: Turn): readonly CompiledSection[] {
  const { progress, lookups } = turn.state;
  return (turn.program.resolver.opening.get(progress.step ?? '') ?? []).filter(
    (section) =>
      isUnopened(progress, section) &&
      readerOf(turn)(turn.program.cells.section(section).relevant) &&
      section.needs.every((name) => lookups[name]?.status === 'ready') &&
      holds(section.known, scopeOf(turn)),
  );
}

/** The section of an item opens for each new one. */
function isUnopened({ opened, drafts }: Progress, section: CompiledSection): boolean {
  const list = listKeyOf(section);
  return list === null ? opened[markOf(section)] !== true : drafts[list]?.opens === true;
}

/** All that are to open are noted before anything is set. */
function openSections(turn: Turn): boolean {
  const sections = toOpen(turn);
  if (sections.length === 0) return false;
  for (const section of sections) noteOpened(turn, section);
  for (const section of sections) open(turn, section);
  return true;
}

function noteOpened(turn: Turn, section: CompiledSection): void {
  const list = listKeyOf(section);
  const { drafts } = turn.state.progress;
  if (list === null) {
    mark(turn, 'opened', markOf(section));
    return;
  }
  const draft = drafts[list];
  if (draft === undefined) return;
  const { index, answered, begun } = draft;
  setProgress(turn, { drafts: { ...drafts, [list]: { index, answered, begun } } });
}

/** Sets what it opens with, whatever is there. Of a new item that is what its draft was begun with. */
function open(turn: Turn, section: CompiledSection): void {
  const { opens, fields } = section;
  for (const { path, value } of opens) setByRule(turn, path, value);
  for (const field of fields)
    if (opens.some(({ path }) => path === field.path)) noteConsent(turn, field, null);
  const list = listKeyOf(section);
  const { drafts } = turn.state.progress;
  const draft = list === null ? undefined : drafts[list];
  if (list === null || draft === undefined) return;
  const begun = { ...draft.begun, ...keptAt(turn, opens) };
  setProgress(turn, { drafts: { ...drafts, [list]: { ...draft, begun } } });
}

/** Opens a dialog of the present step, at the first question that is not answered yet. */
function openDialog(turn: Turn, id: string): void {
  const section = relevantSections(turn).find((candidate) => candidate.id === id);
  if (section?.present.as !== 'dialog') return;
  const questions = section.present.paged
    ? questionsOf(turn.program.cells, section, readerOf(turn))
    : [];
  const field = questions[presentQuestion(questions, null)]?.field.name ?? null;
  setProgress(turn, { dialog: { section: id, field, completing: null } });
}
