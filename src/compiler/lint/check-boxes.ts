import type { Context } from '../context';
import type { Question } from '../questions';
import type { Cursor } from '../source';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

/** Only what is true or false can be ticked. */
export function checkBoxes(_: Sources, context: Context): void {
  const { report } = context;
  for (const { at, schema } of fieldsOf(context)) {
    const { type } = schema.value;
    const consent = at.find('consent');
    if (consent !== null) checkConsent(consent, type, at, context);
    const without = at.find('unticked');
    if (type === 'boolean') {
      if (without !== null && without.value !== null && typeof without.value !== 'boolean')
        report.add('JC507', without, 'A box that is not ticked is false or null.', {
          severity: 'warning',
        });
      continue;
    }
    const required = at.find('required');
    const rule = required?.value ?? null;
    if (required !== null && typeof rule === 'object' && rule !== null && 'accepted' in rule) {
      report.add('JC507', required, `Only a box can be accepted, and this field is ${type}.`, {
        help: 'write true, or a condition',
      });
    }
    if (without !== null)
      report.add('JC507', without, `Only a box can be unticked, and this field is ${type}.`);
  }
}

/** A consent is one box to tick. */
function checkConsent(
  consent: Cursor<unknown>,
  type: string,
  at: Question['at'],
  { report }: Context,
): void {
  const widget = at.find('ui')?.find('widget') ?? null;
  if (type !== 'boolean')
    report.add('JC507', consent, `Only a box is a consent, and this field is ${type}.`);
  else if (widget !== null && widget.value !== 'checkbox' && widget.value !== 'hidden')
    report.add('JC510', widget, `A consent is a box to tick, and \`${widget.value}\` draws none.`);
}
