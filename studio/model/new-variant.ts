import { isObject, type Json } from '../../src/rules';

/** A variant that begins as a copy of another. */
export interface NewVariant {
  /** File of the one that is copied, from the folder of the journey. */
  readonly like: string;
  /** As people say it. */
  readonly title: string;
  /** Its id in the directory. */
  readonly id: string;
}

/** `Acme Energy & Gas` → `acme-energy-gas`, as files are named. */
export const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join('-');

type JsonObject = Readonly<Record<string, Json>>;

/**
 * What is copied is another's: the clauses that it goes by, what is said of it, and the consents that its
 * households gave. The copy has consents of its own, in their first version.
 */
export function asOwn(copied: JsonObject, name: string, like: string): JsonObject {
  const kept = Object.entries(copied).filter(([key]) => key !== 'source');
  const entries = kept.map(([key, value]): readonly [string, Json] => {
    if (key === 'description') return [key, `Begun as a copy of ${like}.`];
    if (key !== 'fields' || !isObject(value)) return [key, value];
    const fields = Object.entries(value).map(([field, said]) => [field, withConsent(said, name)]);
    return [key, Object.fromEntries(fields) as JsonObject];
  });
  return Object.fromEntries(entries);
}

function withConsent(field: Json, name: string): Json {
  if (!isObject(field) || !isObject(field['consent'] ?? null)) return field;
  const { id } = field['consent'] as JsonObject;
  const own = typeof id === 'string' ? `${name}/${id.split('/').at(-1) ?? id}` : name;
  const consent = { id: own, version: 1 };
  return Object.fromEntries(
    Object.entries(field).map(([key, value]) => [key, key === 'consent' ? consent : value]),
  );
}

/** What is true of the one that is copied is true of the copy, where all its ids say the same. */
export function entryLike(entries: Json, name: string, like: string): JsonObject {
  const others = Object.values(isObject(entries) ? entries : {})
    .filter(isObject)
    .filter(({ variant }) => variant === like);
  const [first = {}, ...more] = others;
  const shared = Object.entries(first).filter(([key, value]) =>
    more.every((other) => JSON.stringify(other[key]) === JSON.stringify(value)),
  );
  return { ...Object.fromEntries(shared), variant: name };
}
