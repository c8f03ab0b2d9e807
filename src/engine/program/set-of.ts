import { getPath, wordsOf } from '../../rules';
import type { CompiledSection } from '../../journey';

/** The set of fields under one heading that a field stands in. */
export interface FieldSet {
  /** Empty for none. */
  readonly name: string;
  /** Nothing in it is needed. What heads it is said by its first field. */
  readonly apart: boolean;
}

export function setOf({ uiSchema, fields }: CompiledSection, field: string): FieldSet {
  const nameOf = (one: string) => wordsOf(getPath(uiSchema, `${one}.ui:options.set`));
  const name = nameOf(field);
  const first = name === '' ? undefined : fields.find((one) => nameOf(one.name) === name);
  const apart = getPath(uiSchema, `${first?.name ?? ''}.ui:options.aside`) === true;
  return { name, apart };
}
