import type { CDPSession } from '@playwright/test';
import type { Session } from 'node:inspector/promises';

/** Which functions of ours ran: file, relative to the project's root → their names, `''` for those without. */
export type Ran = ReadonlyMap<string, readonly string[]>;

/** As much of V8's precise coverage as is counted here. */
interface Script {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly isBlockCoverage: boolean;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

const ours = /\/((?:src|sandbox)\/[^?]+\.tsx?)(?:\?.*)?$/;
/** What explains a page to its developer is in no household's. */
const ofDevelopers = /^src\/(?:app\/why|explain)\//;

/**
 * The body of a file is no function of it: it ran when the file was loaded. It is told by where it
 * begins, for where the browser has dropped it already the first that is listed is a function.
 */
const isBody = ({ functionName, ranges }: Script['functions'][number]): boolean =>
  functionName === '' && ranges[0]?.startOffset === 0;

function ranIn(scripts: readonly Script[]): Ran {
  const found = new Map<string, readonly string[]>();
  for (const { url, functions } of scripts) {
    const file = ours.exec(url)?.[1];
    if (file === undefined || ofDevelopers.test(file)) continue;
    const names = functions
      .filter((one) => !isBody(one) && (one.ranges[0]?.count ?? 0) > 0)
      .map(({ functionName }) => functionName);
    if (names.length > 0) found.set(file, [...(found.get(file) ?? []), ...names]);
  }
  return found;
}

const precisely = { callCount: true, detailed: false };

/** Functions that ran in the page meanwhile. */
export async function ranInPage(session: CDPSession, meanwhile: () => Promise<void>): Promise<Ran> {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', precisely);
  await meanwhile();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.send('Profiler.stopPreciseCoverage');
  return ranIn(result);
}

/** Functions that ran in this process meanwhile. */
export async function ranHere(session: Session, meanwhile: () => Promise<void>): Promise<Ran> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', precisely);
  await meanwhile();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return ranIn(result);
}
