import type { EventOf } from '../../model';
import { startRun } from '../runs';
import type { Turn } from '../turn';

export function sequenceRequested(turn: Turn, event: EventOf<'sequenceRequested'>): void {
  startRun(turn, event.sequence, { restoring: false, with: event.with });
}
