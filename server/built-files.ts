import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

type Content = Uint8Array<ArrayBuffer>;

interface BuiltFile {
  readonly type: string;
  readonly plain: Content;
  /** By the name of its encoding, the best first. */
  readonly packed: readonly (readonly [name: string, content: Content])[];
}

/** What was built, by its address. Nothing else of the machine can be asked for. */
export interface BuiltFiles {
  /** null where there is no such file. */
  readonly answer: (path: string, acceptEncoding: string) => Response | null;
}

/** As the build packs its texts beside them. */
const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Reads all of `folder` at once: some megabytes, against a disk that is asked for each file of each household. */
export function builtFiles(folder: string): BuiltFiles {
  const contents = new Map<string, Content>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) contents.set(`/${name}`, new Uint8Array(readFileSync(file)));
  }
  const files = new Map(
    [...contents].map(([path, plain]) => [path, fileOf(path, plain, contents)]),
  );
  for (const path of contents.keys()) for (const [, end] of packings) files.delete(path + end);
  return {
    answer: (path, acceptEncoding) => {
      const file = files.get(path);
      return file === undefined ? null : answerWith(file, acceptEncoding);
    },
  };
}

function fileOf(path: string, plain: Content, all: ReadonlyMap<string, Content>): BuiltFile {
  const packed = packings.flatMap(([encoding, end]) => {
    const content = all.get(path + end);
    return content === undefined ? [] : [[encoding, content] as const];
  });
  return { type: getMimeType(path) ?? 'application/octet-stream', plain, packed };
}

function answerWith({ type, plain, packed }: BuiltFile, acceptEncoding: string): Response {
  const accepted = acceptEncoding
    .split(',')
    .map((entry) => entry.trim().replace(/;q=(?!0(?:\.0*)?$).*/, ''));
  const [encoding, body] = packed.find(([name]) => accepted.includes(name)) ?? [null, plain];
  const headers = new Headers({ 'content-type': type, 'content-length': String(body.byteLength) });
  if (packed.length > 0) headers.set('vary', 'Accept-Encoding');
  if (encoding !== null) headers.set('content-encoding', encoding);
  return new Response(body, { headers });
}
