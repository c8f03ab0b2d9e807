import type { JourneyEvent } from '../../model';
import { startRun } from '../runs';
import type { Turn } from '../turn';

type Event = Extract<JourneyEvent, { type: 'sequenceRequested' }>;

export function sequenceRequested(turn: Turn, event: Event): void {
  startRun(turn, event.sequence, { restoring: false, with: event.with });
}
