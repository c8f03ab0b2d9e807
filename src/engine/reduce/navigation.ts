import { routeParameters } from '../route';
import { setProgress, type Turn } from './turn';

/** Plans the way to another step; that the person arrived is another event. */
export function goTo(
  turn: Turn,
  step: string,
  parameters: Readonly<Record<string, string>> = {},
): void {
  const found = turn.program.journey.steps.find(({ id }) => id === step);
  const all =
    found === undefined ? parameters : routeParameters(found, turn.state.answers, parameters);
  turn.effects.push({ type: 'navigate', step, parameters: all });
}

/** The same, with one line that says why. */
export function sendTo(
  turn: Turn,
  step: string,
  text: string,
  parameters: Readonly<Record<string, string>> = {},
): void {
  setProgress(turn, { notice: { step, text } });
  goTo(turn, step, parameters);
}
