import type { Shipped } from '../../unit/shipped';
import { deed, sectionAt } from '../visit';
import { answered } from '../walk';
import { sent } from './compare-refused';
import { signsUp } from './enter';
import { fieldOf } from './fields';
import { answersWith, before, isReady, signingUp } from './sign-up';
import type { Open } from './tables';

/** An input that is not offered, or not taken: its control hands up something else, which is no answer. */
export function compareOpen(shipped: Shipped, { question, typed }: Open): readonly string[] {
  const signing = signingUp(shipped, signsUp({}), answersWith({ [question]: typed }));
  const { section } = fieldOf(shipped, question);
  const filled = answered(before(signing, section), section, signing.plan);
  const world = deed(filled, 'continue', section);
  const isValid = sectionAt(world, section)?.verdict === 'valid';
  return isValid || isReady(world) || sent(world).length > 0
    ? [`\`${question}\` takes ${JSON.stringify(typed)}.`]
    : [];
}
