import type { Json } from '../../engine';
import type { Context } from '../context';
import type { OptionSource } from '../language';
import { items, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

/** What is offered can be chosen, and its value is one that a rule can name. */
export function checkOffered(_: Sources, context: Context): void {
  for (const { at, schema } of fieldsOf(context)) {
    const options = at.find('options');
    if (options !== null && Array.isArray(options.value)) {
      const offered = items(options as Cursor<readonly OptionSource[]>);
      if (offered.length === 0)
        context.report.add('JC581', options, 'This question offers nothing.', {
          severity: 'warning',
          help: 'write what can be chosen, or leave `options` out',
        });
      for (const option of offered) checkValue(option.at('value'), context);
    }
    const listed = schema.find('enum');
    if (listed !== null && Array.isArray(listed.value))
      for (const value of items(listed as Cursor<readonly Json[]>)) checkValue(value, context);
  }
}

/** Blanks at the ends, and what nobody sees: controls, marks of direction, blanks without width or that do not break. */
const unseen = /^\s|\s$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/u;

function checkValue(at: Cursor<Json>, { report }: Context): void {
  if (typeof at.value === 'string' && unseen.test(at.value))
    report.add('JC582', at, 'This value has a blank at an end, or a character that nobody sees.', {
      severity: 'warning',
      help: 'type it anew: a rule that names it as it reads is never met',
    });
}
