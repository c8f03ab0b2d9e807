export type FileKind =
  | 'journey'
  | 'facts'
  | 'formats'
  | 'calendar'
  | 'step'
  | 'section'
  | 'brand'
  | 'bundle'
  | 'call'
  | 'sequence'
  | 'commit'
  | 'screen'
  | 'directory'
  | 'consent-variant'
  | 'tracking'
  | 'policies'
  | 'locale'
  | 'messages'
  | 'texts'
  | 'widget'
  | 'wording';

const patterns: readonly (readonly [RegExp, FileKind | 'ignored'])[] = [
  [/^brands\/[^/]+\/brand\.json$/, 'brand'],
  [/^(brands|scenarios|pictograms)\//, 'ignored'],
  // The contract of a journey that brings its own.
  [/^api\/[^/]+\.json$/, 'ignored'],
  [/^widgets\/[^/]+\/widget\.json$/, 'widget'],
  // Code of the journey's own: own/ and widgets/ say what it means.
  [/^(operators\/[^/]+\.js|widgets\/.*)$/, 'ignored'],
  [/^journey\.json$/, 'journey'],
  [/^tracking\.json$/, 'tracking'],
  [/^policies\.json$/, 'policies'],
  [/^formats\.json$/, 'formats'],
  [/^wording\.json$/, 'wording'],
  [/^facts\/[^/]+\.json$/, 'facts'],
  [/^calendars\/[^/]+\.json$/, 'calendar'],
  [/^steps\/[^/]+\/step\.json$/, 'step'],
  [/^steps\/[^/]+\/[^/]+\.json$/, 'section'],
  [/^bundles\/[^/]+\.json$/, 'bundle'],
  [/^calls\/[^/]+\.json$/, 'call'],
  [/^sequences\/[^/]+\.json$/, 'sequence'],
  [/^commits\/[^/]+\.json$/, 'commit'],
  [/^screens\/[^/]+\.json$/, 'screen'],
  [/^locales\/[^/]+\.json$/, 'locale'],
  [/^messages\/[^/]+\.json$/, 'messages'],
  [/^messages\/[^/]+\/[^/]+\.json$/, 'texts'],
];

/**
 * What a file is follows from where it lies. A folder with a `directory.json` holds variants.
 * null for a file that nothing reads.
 */
export function fileKind(path: string, all: ReadonlySet<string>): FileKind | 'ignored' | null {
  const known = patterns.find(([pattern]) => pattern.test(path));
  if (known !== undefined) return known[1];
  const [folder = '', name, deeper] = path.split('/');
  if (deeper !== undefined || name === undefined || !name.endsWith('.json')) return null;
  if (!all.has(`${folder}/directory.json`)) return null;
  return name === 'directory.json' ? 'directory' : 'consent-variant';
}

/** Folders of the config language that nothing reads yet. */
export const isReserved = (path: string): boolean => /^locales\//.test(path);
