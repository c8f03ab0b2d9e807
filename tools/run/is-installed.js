/**
 * Whether node_modules holds what the lock file asks for, by what npm has noted of both. Optional
 * packages for other platforms may be missing.
 *
 * @param {Readonly<Record<string, LockedPackage>>} locked
 * @param {Readonly<Record<string, LockedPackage>>} installed
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 */
export function isInstalled(locked, installed) {
  const isThere = ([path, wanted]) => {
    // The project itself is no package of its own node_modules.
    if (path === '') return true;
    const there = installed[path];
    if (there === undefined) return wanted.optional === true;
    return there.version === wanted.version && there.integrity === wanted.integrity;
  };
  return (
    Object.entries(locked).every(isThere) && Object.keys(installed).every((path) => path in locked)
  );
}
