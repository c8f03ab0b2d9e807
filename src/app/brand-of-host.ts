import { BrokenSettings } from './read-settings';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The brand that the settings of an installation name for a host, with its port or without; null
 * where they name none.
 * @throws BrokenSettings where they name one that is not among those that were built.
 */
export function brandOfHost(
  settings: unknown,
  { host, hostname }: Pick<Location, 'host' | 'hostname'>,
  built: readonly string[],
): string | null {
  const brands = isObject(settings) ? settings['brands'] : undefined;
  if (!isObject(brands)) return null;
  const found = [host, hostname].find((name) => Object.hasOwn(brands, name));
  const named = found === undefined ? undefined : brands[found];
  if (typeof named !== 'string') return null;
  if (!built.includes(named))
    throw new BrokenSettings(`the build does not have the brand ${named}`);
  return named;
}
