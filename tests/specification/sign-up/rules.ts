import { viewOf } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import { askedIn, deed } from '../visit';
import { sent } from './compare-refused';
import { signsUp } from './enter';
import { answersWith, changed, completed, ready, signingUp } from './sign-up';

/** What the engine alone cannot show, and the test that draws it. */
export const elsewhere: Readonly<Record<string, { readonly file: string; readonly name: string }>> =
  {
    'Confirm is entered at its heading.': {
      file: 'tests/browser/confirm.spec.ts',
      name: 'Confirm is entered at its heading',
    },
    'Complete Switch never stands where Continue stood.': {
      file: 'tests/browser/confirm.spec.ts',
      name: 'two taps 350 ms apart on the last Continue are no contract',
    },
    'Complete Switch takes no press in the first second after it appeared.': {
      file: 'src/ui/page/submit-button.test.tsx',
      name: 'a press in the first second is not taken, one after it at once',
    },
  };

const rules: Readonly<Record<string, (shipped: Shipped) => readonly string[]>> = {
  // Every row of the table in which the button is not there is held to its entry and its link.
  'In the place of a button that is not there stands a list of what is missing; each entry is a link that focuses its question.':
    (shipped) => {
      const signing = signingUp(shipped, signsUp({}), answersWith());
      const { missing, submit } = viewOf(changed(signing, ready(signing), 'firstName', null));
      const [only, ...others] = missing;
      const isSo = only?.field === 'firstName' && only.target !== '' && others.length === 0;
      return isSo && submit?.available === false ? [] : ['The list is otherwise.'];
    },
  'A press while something is invalid shows the errors and calls nothing.': (shipped) => {
    const signing = signingUp(shipped, signsUp({}), answersWith());
    const invalid = changed(signing, ready(signing), 'firstName', null);
    // The button is not there; Enter asks for the same.
    const { engine } = shipped;
    const pressed = { type: 'stepSubmitted', step: 'personalDetails' } as const;
    const { state, effects } = engine.apply(invalid.state, pressed);
    const { errors } = engine.view(state, 'personalDetails');
    const calls = effects.filter(({ type }) => type === 'call');
    return [
      ...(calls.length === 0 ? [] : ['Something is called.']),
      ...(errors.some(({ field }) => field === 'firstName') ? [] : ['No error is shown.']),
    ];
  },
  'Confirm asks nothing.': (shipped) => {
    const world = ready(signingUp(shipped, signsUp({}), answersWith()));
    const asked = askedIn(deed(world, 'open', 'confirm'), 'confirm');
    return [
      ...asked.map(({ compiled }) => `Confirm asks \`${compiled.path}\`.`),
      ...(sent(completed(world)).includes('completeSwitch') ? [] : ['It does not complete.']),
    ];
  },
};

/** One of the sentences on Complete Switch; throws for one that nobody plays. */
export function compareRule(shipped: Shipped, says: string): readonly string[] {
  const rule = rules[says];
  if (rule === undefined) throw new Error(`Nobody plays “${says}”.`);
  return rule(shipped);
}
