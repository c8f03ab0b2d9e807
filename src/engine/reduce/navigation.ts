import { setProgress, type Turn } from './turn';

/** Plans the way to another step; that the person arrived is another event. */
export function goTo(
  turn: Turn,
  step: string,
  parameters: Readonly<Record<string, string>> = {},
): void {
  turn.effects.push({ type: 'navigate', step, parameters });
}

/** The same, with one line that says why. */
export function sendTo(turn: Turn, step: string, text: string): void {
  setProgress(turn, { notice: { step, text } });
  goTo(turn, step);
}
