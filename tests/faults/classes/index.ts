import type { FaultClass } from '../fault';
import { answerClasses } from './answers';
import { callClasses } from './calls';
import { changeClasses } from './changes';
import { colourClasses } from './colours';
import { commitClasses } from './commits';
import { cycleClasses } from './cycles';
import { fileClasses } from './files';
import { keyClasses } from './keys';
import { nameClasses } from './names';
import { ruleClasses } from './rules';
import { screenClasses } from './screens';
import { sectionClasses } from './sections';
import { syntaxClasses } from './syntax';
import { textClasses } from './texts';

/** Every kind of slip that the corpus makes. */
export const faultClasses: readonly FaultClass[] = [
  ...syntaxClasses,
  ...keyClasses,
  ...nameClasses,
  ...ruleClasses,
  ...cycleClasses,
  ...answerClasses,
  ...sectionClasses,
  ...changeClasses,
  ...callClasses,
  ...commitClasses,
  ...screenClasses,
  ...textClasses,
  ...fileClasses,
  ...colourClasses,
];
