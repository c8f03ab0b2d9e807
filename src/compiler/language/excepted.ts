import type { Json } from '../../engine';
import { isObject } from '../../rules';

/** A path that may stand where nothing sensitive may, and why. */
export interface ExceptedSource {
  readonly path: string;
  readonly because: string;
}

/** The path of an entry of an allow-list, with its reason or without. */
export const pathOfAllowed = (entry: string | ExceptedSource): string =>
  typeof entry === 'string' ? entry : entry.path;

/** null for what is no path with a reason. */
export function asExcepted(value: Json): ExceptedSource | null {
  if (!isObject(value)) return null;
  const { path, because } = value;
  return typeof path === 'string' && typeof because === 'string' ? { path, because } : null;
}
