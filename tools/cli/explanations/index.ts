import type { DiagnosticCode } from '../../../src/compiler';
import type { Explanation } from './explanation';
import { commits } from './commits';
import { files } from './files';
import { habits } from './habits';
import { language } from './language';
import { references } from './references';
import { rules } from './rules';
import { sensitive } from './sensitive';
import { structure } from './structure';
import { texts } from './texts';
import { together } from './together';
import { wording } from './wording';

export type { Example, Explanation } from './explanation';

/** Every code has one: a code that is added without is a type error here. */
export const explanations: Readonly<Record<DiagnosticCode, Explanation>> = {
  ...commits,
  ...files,
  ...habits,
  ...language,
  ...references,
  ...rules,
  ...sensitive,
  ...structure,
  ...texts,
  ...together,
  ...wording,
};
