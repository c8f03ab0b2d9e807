import type { Json } from '../../engine';
import { readWord, ScenarioProblem } from '../source';
import { blankTab, happen, hear, stepOf } from '../world';
import type { Action } from './deed';

/**
 * `{ "reload": "page" }`: the page is loaded again with what may be stored; what was on its way
 * is lost. `{ "reload": "visit" }` comes back by the address, which begins anew where the step says so.
 */
export const reload: Action = (from) => {
  const how = readWord(from, ['page', 'visit']);
  return (world) => {
    const { engine, settings, today, journey } = world;
    const step = stepOf(world);
    const { parameters } = world.state.progress;
    const stored = JSON.parse(JSON.stringify(engine.snapshot(world.state))) as Json;
    const state = engine.restore(stored, { today, settings });
    if (state === null) throw new ScenarioProblem(from, 'What was stored is not taken up again.');
    const { choice, device, tab } = world;
    const lockedBy = device.lockedBy === tab ? null : device.lockedBy;
    const loaded = { ...world, ...blankTab, choice, state, device: { ...device, lockedBy } };
    const back = hear(loaded, 'start', from);
    const anew = journey.steps.find(({ id }) => id === step)?.startsAnew === true;
    if (how === 'page' || !anew) {
      return happen(back, { type: 'stepEntered', step, parameters, today, restored: true }, from);
    }
    const fresh = happen(back, { type: 'startedAnew' }, from);
    return happen(fresh, { type: 'stepEntered', step, parameters, today, restored: false }, from);
  };
};
