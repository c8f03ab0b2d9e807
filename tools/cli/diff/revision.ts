import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { clausesPath, contractPath, InputError, readConfiguration } from '../../project';

/** A folder as it was in a revision, with what it names outside, in a folder of its own. */
export interface CheckedOut {
  readonly folder: string;
  remove(): void;
}

/** Checks out a folder as it was, beside the repository: its work tree and index stay as they are. */
export function checkOut(revision: string, folder: string): CheckedOut {
  const top = topOf(folder);
  const commit = commitOf(top, revision);
  const inside = relative(top, realpathSync(folder)).split(sep).join('/');
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'journey-diff-')));
  const remove = (): void => {
    rmSync(root, { recursive: true, force: true });
  };
  try {
    const index = join(root, 'index');
    const git = (parameters: readonly string[], input = ''): string =>
      execFileSync('git', ['-C', top, ...parameters], {
        encoding: 'utf8',
        input,
        env: { ...process.env, GIT_INDEX_FILE: index },
        maxBuffer: 1 << 28,
      });
    git(['read-tree', commit]);
    const take = (path: string): void => {
      const files = git(['ls-files', '-z', '--', path === '' ? '.' : path]);
      git(['checkout-index', '-z', '--stdin', `--prefix=${join(root, 'tree')}${sep}`], files);
    };
    take(inside);
    const made = join(root, 'tree', inside);
    if (!existsSync(join(made, 'journey.json')))
      throw new InputError(
        `${revision} has no ${inside === '' ? '' : `${inside}/`}journey.json.`,
        'name a revision in which the folder was there already, or two folders',
      );
    const files = readConfiguration(made);
    for (const path of [contractPath(made, files), clausesPath(made, files)]) {
      if (path === null) continue;
      const outside = relative(join(root, 'tree'), path);
      if (!outside.startsWith('..')) take(outside.split(sep).join('/'));
      // What git does not keep is as it is today.
      const today = resolve(realpathSync(folder), relative(made, path));
      if (existsSync(path) || !existsSync(today) || relative(root, path).startsWith('..')) continue;
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(today, path);
    }
    return { folder: made, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Branches of the repository that a folder lies in, none where it lies in none; `present`: the one that is checked out, if any. */
export function branchesOf(folder: string) {
  const said = (parameters: readonly string[]): string | null => {
    try {
      return quiet(folder, parameters) || null;
    } catch {
      // No repository, no git, or no branch: there is nothing to choose from.
      return null;
    }
  };
  return {
    branches: said(['for-each-ref', '--format=%(refname:short)', 'refs/heads'])?.split('\n') ?? [],
    present: said(['symbolic-ref', '--short', '--quiet', 'HEAD']),
  };
}

function topOf(folder: string): string {
  try {
    return realpathSync(quiet(folder, ['rev-parse', '--show-toplevel']));
  } catch {
    throw new InputError(
      `${folder} is in no git repository.`,
      'name two folders, or run this where the configuration is kept with git',
    );
  }
}

function commitOf(top: string, revision: string): string {
  try {
    return quiet(top, ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`]);
  } catch {
    throw new InputError(
      `There is no folder and no revision ${revision}.`,
      'name the folder that journey.json lies in, or a branch, tag or commit',
    );
  }
}

const quiet = (folder: string, parameters: readonly string[]): string =>
  execFileSync('git', ['-C', folder, ...parameters], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
