import type { Bind, Control } from '../xform/model';
import { typesTaken } from './files';
import type { AnswerKind } from './plan';

const ofTypes: Readonly<Record<string, AnswerKind>> = {
  int: 'whole',
  integer: 'whole',
  decimal: 'decimal',
  double: 'decimal',
  float: 'decimal',
  date: 'day',
  time: 'time',
  string: 'text',
  select: 'text',
  select1: 'text',
  '': 'text',
};

/** What a control asks for, or the name of a kind that our language does not have. */
export function kindOf(
  { element, appearance, takes }: Control,
  bind: Bind | null,
): AnswerKind | { readonly unknown: string } {
  const type = bind?.type ?? 'string';
  switch (element) {
    case 'select1':
      return 'one';
    case 'select':
      return 'several';
    case 'trigger':
      return 'tick';
    case 'range':
    case 'input': {
      const kind = Object.hasOwn(ofTypes, type) ? ofTypes[type] : undefined;
      if (kind === undefined) return { unknown: type };
      if (kind === 'day' && /\bmonth-year\b/.test(appearance)) return 'month';
      if (
        kind === 'day' &&
        /\b(year|ethiopian|coptic|islamic|bikram-sambat|myanmar|persian)\b/.test(appearance)
      )
        return { unknown: `date by ${appearance}` };
      return kind;
    }
    case 'upload': {
      if (/\b(draw|annotate|signature)\b/.test(appearance))
        return { unknown: 'picture that is drawn on the screen' };
      if (/(^|\s)(ex:|intent\b)/.test(appearance))
        return { unknown: 'file that another program makes' };
      return typesTaken(takes).length > 0 ? 'files' : { unknown: `file of the type ${takes}` };
    }
    default:
      return { unknown: element };
  }
}
