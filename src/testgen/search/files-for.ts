import type { Json } from '../../engine';
import { aMegabyte, type CompiledSection } from '../../journey';
import { getPath, joinPath } from '../../rules';

/** Bytes of a file of which nothing is asked. */
const usualBytes = 100_000;
/** Of so many types a file each is given. */
const mostTypes = 4;

/** A type as the widget knows it. */
interface Drawn {
  readonly type: string;
  readonly ends: readonly string[];
}

/** Files that the page would send, as a scenario gives them: as few as will do, then more, of each type, and as large as may be. */
export function filesFor({ schema, uiSchema }: CompiledSection, name: string): readonly Json[] {
  const said = (keyword: string): Json => getPath(schema, joinPath('properties', name, keyword));
  const most = Number(said('maxFiles'));
  const least = Math.max(1, Number(said('minFiles') ?? 1));
  const bytes = Math.floor(Number(said('megabytes')) * aMegabyte);
  const types = said('fileTypes') as readonly string[];
  const drawn = getPath(uiSchema, `${name}.ui:options.files.types`) as unknown as readonly Drawn[];
  const ends = new Map(drawn.map((each) => [each.type, each.ends[0]]));
  const files = (count: number, type: string, size = Math.min(usualBytes, bytes)): Json =>
    Array.from({ length: count }, (_, index) => ({
      name: `file-${String(index + 1)}${ends.get(type) ?? ''}`,
      type,
      size,
    }));
  const [first = ''] = types;
  return [
    files(least, first),
    ...(most > least ? [files(most, first)] : []),
    ...types.slice(1, mostTypes).map((type) => files(least, type)),
    files(least, first, bytes),
    [],
  ];
}
