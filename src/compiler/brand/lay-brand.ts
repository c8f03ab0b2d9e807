import type { Json } from '../../engine';
import type { Report } from '../diagnostic';
import { Cursor, overlay, type FileKind, type Pointer, type SourceFile } from '../source';
import { checkReasons, type WithFields } from '../symbols/check-reasons';
import { overlayRules } from './overlay-rules';
import { isFields, type BrandOverlay } from './read-overlay';

/** A file that a brand adds, under the path that it would have in the base. */
export const addedFile = (path: string, file: SourceFile): SourceFile =>
  written(path, new Cursor(file.value, file));

/** The base's file with what the brand says laid over it; each value knows in which file it stands. */
export function laidFile(
  base: SourceFile,
  over: SourceFile,
  kind: FileKind,
  report: Report,
): SourceFile {
  if (!isFields(base.value) || !isFields(over.value)) return addedFile(base.path, over);
  const [below, above] = [new Cursor(base.value, base), new Cursor(over.value, over)];
  const laid = overlay(below, above, overlayRules(kind));
  if ((kind === 'section' || kind === 'consent-variant') && isFields(over.value['fields'])) {
    const said: Cursor<WithFields> = above.as(over.value);
    checkReasons(said, { base: base.value, whole: laid.value, of: 'the base' }, report);
  }
  return written(base.path, laid);
}

/** The journey with the settings of `brand.json`, as far as the journey has them. */
export function laidSettings(journey: SourceFile, { settings }: BrandOverlay): SourceFile {
  if (settings === null || !isFields(journey.value)) return journey;
  const known = journey.value['settings'];
  if (!isFields(known)) return journey;
  const own = Object.entries(settings.value).filter(([name]) => Object.hasOwn(known, name));
  const above = new Cursor({ settings: Object.fromEntries(own) }, settings.file);
  return written(
    journey.path,
    overlay(new Cursor(journey.value, journey), above, overlayRules('journey')),
  );
}

function written(path: string, whole: Cursor<unknown>): SourceFile {
  const { file } = whole;
  return {
    path,
    text: file.text,
    get root() {
      return file.root;
    },
    value: whole.value as Json,
    from: (pointer) => placeIn(whole, pointer),
  };
}

function placeIn(
  whole: Cursor<unknown>,
  pointer: Pointer,
): ReturnType<NonNullable<SourceFile['from']>> {
  let at = whole;
  for (const [depth, key] of pointer.entries()) {
    const { value } = at;
    const part = partOf(value, key);
    if (part === undefined) {
      return inFile(at.file, [...at.pointer, ...pointer.slice(depth)]);
    }
    at = at.part(key, part);
  }
  return inFile(at.file, at.pointer);
}

/** A file that was laid together itself knows where its own parts stand. */
const inFile = (file: SourceFile, pointer: Pointer): ReturnType<typeof placeIn> =>
  file.from?.(pointer) ?? { file, pointer };

const partOf = (value: unknown, key: string | number): unknown =>
  Array.isArray(value)
    ? (value as readonly unknown[])[Number(key)]
    : isFields(value)
      ? value[key]
      : undefined;
