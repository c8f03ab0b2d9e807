import type { Applied, JourneyEvent, JourneyState } from '../model';
import type { Memory } from '../memory';
import type { Program } from '../program';
import { releaseLock } from './commits/chain-end';
import { commitHappened } from './commits/commit-happened';
import { beginHeld } from './commits/held';
import { dialogPaged, goOn, settleDialog } from './dialogs';
import { actionPressed, sectionContinued, sectionOpened } from './events/sections';
import { callFailed, callSucceeded, lookupRetried } from './events/calls';
import { fieldAnswered, fieldLeft } from './answering';
import { fileStored, filesSending } from './events/files';
import { itemDismissed, itemOpened, itemRemoved, itemSaved } from './events/items';
import { startedAnew, stepEntered, stepSubmitted } from './events/steps';
import { settleLetGo } from './let-go';
import { settle } from './reactions';
import { restoreLookups } from './calls';
import { startRun } from './runs';
import { usesFiles } from '../seldom';
import { newTurn, setProgress, type Turn } from './turn';

/** What an event leads to. An event that does not fit the state changes nothing. */
export function reduce(
  program: Program,
  memory: Memory,
  state: JourneyState,
  event: JourneyEvent,
): Applied {
  const turn = newTurn(program, memory, state);
  work(turn, event);
  if (turn.state.commits.held !== null) beginHeld(turn);
  settle(turn);
  if (turn.state.progress.dialog !== null) settleDialog(turn);
  if (turn.state.progress.restore.length > 0) restoreLookups(turn);
  if (turn.state.commits.chain !== null) releaseLock(turn);
  if (usesFiles) settleLetGo(turn, event, state);
  return { state: turn.state, effects: turn.effects };
}

function work(turn: Turn, event: JourneyEvent): void {
  switch (event.type) {
    case 'stepEntered': {
      stepEntered(turn, event);
      return;
    }
    case 'startedAnew': {
      startedAnew(turn);
      return;
    }
    case 'fieldAnswered': {
      fieldAnswered(turn, event);
      return;
    }
    case 'filesSending': {
      if (usesFiles) filesSending(turn, event);
      return;
    }
    case 'fileStored': {
      if (usesFiles) fileStored(turn, event);
      return;
    }
    case 'fieldLeft': {
      fieldLeft(turn, event);
      return;
    }
    case 'actionPressed': {
      actionPressed(turn, event);
      return;
    }
    case 'sectionContinued': {
      sectionContinued(turn, event);
      return;
    }
    case 'sectionOpened': {
      sectionOpened(turn, event);
      return;
    }
    case 'itemOpened': {
      itemOpened(turn, event);
      return;
    }
    case 'itemSaved': {
      itemSaved(turn, event);
      return;
    }
    case 'itemDismissed': {
      itemDismissed(turn, event);
      return;
    }
    case 'itemRemoved': {
      itemRemoved(turn, event);
      return;
    }
    case 'dialogClosed': {
      if (turn.state.progress.dialog !== null) setProgress(turn, { dialog: null });
      return;
    }
    case 'dialogPaged': {
      dialogPaged(turn, event);
      return;
    }
    case 'dialogContinued': {
      goOn(turn);
      return;
    }
    case 'stepSubmitted': {
      stepSubmitted(turn, event);
      return;
    }
    case 'callSucceeded': {
      callSucceeded(turn, event);
      return;
    }
    case 'callFailed': {
      callFailed(turn, event);
      return;
    }
    case 'lookupRetried': {
      lookupRetried(turn, event);
      return;
    }
    case 'sequenceRequested': {
      startRun(turn, event.sequence, { restoring: false, with: event.with, asked: true });
      return;
    }
    case 'snapshotDropped': {
      setProgress(turn, { leftBehind: 'all' });
      return;
    }
    case 'leftBehindDismissed': {
      if (turn.state.progress.leftBehind !== null) setProgress(turn, { leftBehind: null });
      return;
    }
    case 'lockTaken':
    case 'lockRefused':
    case 'lockFreed':
    case 'commitSent':
    case 'commitBlocked':
    case 'ledgerRead':
    case 'pageChanged':
    case 'waited':
    case 'commitActed': {
      commitHappened(turn, event);
      return;
    }
    case 'noticeDismissed': {
      if (turn.state.progress.notice !== null) setProgress(turn, { notice: null });
      return;
    }
  }
}
