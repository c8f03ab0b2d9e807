import { expect, it } from 'vitest';
import { createEngine } from '../create-engine';
import { given, journey, section, sequence, step } from '../testing';

it('says of the run what the answers are now, wherever they are asked for', () => {
  const apply = step('apply', [section('closing', [])], {
    submit: { label: 'Go', sequence: 'save', ready: ['Ready'], deliberate: false },
  });
  const title = ['Saving the permit of ', { path: 'plate' }];
  const engine = createEngine(
    journey([apply], {
      records: { plate: { initial: 'AB1' } },
      sequences: { save: { ...sequence('save', []), title } },
    }),
    {},
  );
  const start = engine.start(given);
  const entered = engine.apply(start, {
    type: 'stepEntered',
    step: 'apply',
    parameters: {},
    today: given.today,
    restored: false,
  }).state;
  const { state } = engine.apply(entered, { type: 'stepSubmitted', step: 'apply' });
  const titleOf = (plate: string) =>
    engine.view({ ...state, answers: { plate } }, 'apply').submit?.run?.title;
  expect(titleOf('AB1')).toEqual(['Saving the permit of AB1']);
  expect(titleOf('CD2')).toEqual(['Saving the permit of CD2']);
});
