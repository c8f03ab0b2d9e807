/** The messages of a random journey. */
import { object } from '../../json';
import type { JsonObject } from '../../subject';
import type { Draw } from '../draw';
import { at } from '../json';
import type { Plan } from './plan';

const texts = {
  rules: {
    required: '{label} is required',
    between: '{label}: {min} to {max}',
    minLength: '{label}: {n} at least',
    unsaved: 'Save {label}',
    notOffered: 'Not offered: {label}',
  },
  default: '{label} is wrong',
};
/** T7: some fields have a message of their own there. */
export function messagesFile(
  draw: Draw,
  { sections, known }: Plan,
  files: readonly (readonly [string, JsonObject])[],
): JsonObject {
  // Whether what may take over from another has to be answered is not said yet (Z7).
  const all = sections.flatMap(({ fields }) => fields.map(({ path }) => path));
  const isShared = (path: string): boolean => all.indexOf(path) !== all.lastIndexOf(path);
  const taking = sections.flatMap(({ id, fields }) =>
    fields
      .filter(({ like, path }) => like !== undefined || (known.second && isShared(path)))
      .map(({ name }) => `${id}.${name}`),
  );
  const required = files
    .flatMap(([path, file]) =>
      path.startsWith('steps/')
        ? Object.keys(object(at(file, 'required'))).map((name) => `${idOf(path)}.${name}`)
        : [],
    )
    .filter((id) => !taking.includes(id));
  const said = draw
    .some(required, 40)
    .map((id): [string, JsonObject] => [id, { required: `Of ${id}: {label}` }]);
  return { ...texts, ...(said.length > 0 && { fields: Object.fromEntries(said) }) };
}
const idOf = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace('.json', '') === 'leaflet-drop'
    ? 'leafletDrop'
    : (path.split('/').at(-1) ?? '').replace('.json', '');
