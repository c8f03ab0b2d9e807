const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The brand that the settings of an installation name for a host, with its port or without; null
 * where they name none.
 */
export function brandOfHost(
  settings: unknown,
  { host, hostname }: Pick<Location, 'host' | 'hostname'>,
): string | null {
  const brands = isObject(settings) ? settings['brands'] : undefined;
  if (!isObject(brands)) return null;
  const found = [host, hostname].find((name) => Object.hasOwn(brands, name));
  const named = found === undefined ? undefined : brands[found];
  return typeof named === 'string' ? named : null;
}
