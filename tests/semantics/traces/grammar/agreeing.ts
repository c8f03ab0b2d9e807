/** Z20: only a person agrees; whatever else may set what has to be accepted says why, or sets false. */
import { isList, isObject, mapped, object, own } from '../../json';
import type { Files, Json } from '../../subject';
import type { Draw } from '../draw';
import { without } from './language-2';
import type { Plan } from './plan';

const isAccepted = (question: Json): boolean => own(own(question, 'required'), 'accepted') !== null;

/** Where what has to be accepted is kept; of what takes over from another, where it may be. */
function acceptedIn({ sections }: Plan, files: Files): ReadonlySet<string> {
  const names = Object.values(files).flatMap((file) =>
    Object.entries(object(own(file, 'fields'))).flatMap(([name, one]) =>
      isAccepted(one) ? [name] : [],
    ),
  );
  const all = sections.flatMap(({ fields }) => fields);
  const paths = all.flatMap(({ name, path }) => (names.includes(name) ? [path] : []));
  const taken = all.filter(({ like, kind }) => like !== undefined && kind === 'boolean');
  return new Set([...paths, ...(paths.length > 0 ? taken.map(({ path }) => path) : [])]);
}
function because(draw: Draw, v: Json, accepted: ReadonlySet<string>): Json {
  if (isList(v)) return v.map((item) => because(draw, item, accepted));
  if (!isObject(v)) return v;
  const below = mapped(v, (inner) => because(draw, inner, accepted));
  const set = object(own(v, 'set'));
  const agreed = Object.keys(set).filter((path) => accepted.has(path) && set[path] !== false);
  if (agreed.length === 0) return below;
  if (draw.chance(50)) return { ...below, because: 'As agreed.' };
  return { ...below, set: { ...set, ...Object.fromEntries(agreed.map((path) => [path, false])) } };
}
/** The same files, in which nothing but a person agrees without a reason. */
export function agreeing(draw: Draw, plan: Plan, files: Files): Files {
  const accepted = acceptedIn(plan, files);
  if (accepted.size === 0) return files;
  const names = plan.sections.flatMap(({ fields }) =>
    fields.flatMap(({ name, path }) => (accepted.has(path) ? [name] : [])),
  );
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      const fields = mapped(own(file, 'fields'), (one, name) =>
        names.includes(name) && own(one, 'initial') === true ? without(one, 'initial') : one,
      );
      const said = own(file, 'fields') === null ? file : { ...file, fields };
      return [path, object(because(draw, said, accepted))];
    }),
  );
}
