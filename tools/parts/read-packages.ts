import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package as it is installed, by its place in the tree. */
export interface Part {
  /** In package-lock.json: `node_modules/a/node_modules/b`. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression as the package says it; null where it says none. */
  readonly licence: string | null;
  /** Nothing that runs at an installation needs it. */
  readonly isDevelopment: boolean;
  /** May be missing, e.g. on another system. */
  readonly isOptional: boolean;
  /** As npm checks what it downloads: `sha512-<base64>`; null for none. */
  readonly integrity: string | null;
  /** Where it was downloaded; null where the lock file does not say. */
  readonly from: string | null;
  /** Places of what it needs. */
  readonly needs: readonly string[];
}

export interface PartsList {
  readonly product: { readonly name: string; readonly version: string };
  readonly parts: readonly Part[];
  /** Places of what the product itself needs. */
  readonly needs: readonly string[];
  /** The lock file, by which all this is known. */
  readonly lock: string;
}

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

const FOLDER = 'node_modules/';

/**
 * All packages of the lock file. What is installed says its own licence; of what is not, as it is for
 * another system, the lock file does.
 * @throws Error where the folder has no lock file.
 */
export function readParts(root: string): PartsList {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { readonly packages: Locked };
  const product = packages[''] ?? {};
  const parts = Object.entries(packages).flatMap(([place, locked]): readonly Part[] =>
    place === '' ? [] : [partOf(root, packages, place, locked)],
  );
  return {
    product: { name: product.name ?? '', version: product.version ?? '' },
    parts,
    needs: needsOf(packages, '', { ...product.devDependencies, ...product.dependencies }),
    lock,
  };
}

function partOf(root: string, packages: Locked, place: string, locked: LockedPackage): Part {
  const { dependencies, optionalDependencies, peerDependencies } = locked;
  return {
    place,
    name: locked.name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
    version: locked.version ?? '',
    licence: installedLicence(join(root, place)) ?? locked.license ?? null,
    isDevelopment: locked.dev === true || locked.devOptional === true,
    isOptional: locked.optional === true || locked.devOptional === true,
    integrity: locked.integrity ?? null,
    from: locked.resolved ?? null,
    needs: needsOf(packages, place, {
      ...peerDependencies,
      ...optionalDependencies,
      ...dependencies,
    }),
  };
}

/** As Node finds them: in the package itself, then in each folder above it. What is not installed is left out. */
function needsOf(
  packages: Locked,
  place: string,
  names: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.keys(names).flatMap((name) => {
    for (let above: string | null = place; above !== null; above = folderAbove(above)) {
      const found = above === '' ? `${FOLDER}${name}` : `${above}/${FOLDER}${name}`;
      if (found in packages) return [found];
    }
    return [];
  });
}

function folderAbove(place: string): string | null {
  if (place === '') return null;
  const cut = place.lastIndexOf(`/${FOLDER}`);
  return cut === -1 ? '' : place.slice(0, cut);
}

/** Old packages say an object, or several of which one may choose. */
function installedLicence(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  const said = (Array.isArray(licenses) ? licenses : [license]).flatMap((one: unknown) => {
    const name = typeof one === 'object' && one !== null && 'type' in one ? one.type : one;
    return typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [];
  });
  if (said.length === 0) return null;
  return said.length === 1 ? (said[0] ?? null) : `(${said.join(' OR ')})`;
}
