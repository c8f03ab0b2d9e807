import type { Context } from '../context';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

/** Only what is true or false can be ticked. */
export function checkBoxes(_: Sources, context: Context): void {
  const { report } = context;
  for (const { at, schema } of fieldsOf(context)) {
    const { type } = schema.value;
    if (type === 'boolean') continue;
    const required = at.find('required');
    const rule = required?.value ?? null;
    if (required !== null && typeof rule === 'object' && rule !== null && 'accepted' in rule) {
      report.add('JC507', required, `Only a box can be accepted, and this field is ${type}.`, {
        help: 'write true, or a condition',
      });
    }
    const unticked = at.find('unticked');
    if (unticked !== null)
      report.add('JC507', unticked, `Only a box can be unticked, and this field is ${type}.`);
  }
}
