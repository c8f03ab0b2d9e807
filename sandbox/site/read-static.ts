import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR'];

/** A file below `folder`, or null where there is none: nothing outside is ever read. */
export async function readStatic(
  folder: string,
  path: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | null> {
  const decoded = decode(path);
  if (decoded === null) return null;
  const file = resolve(folder, `.${decoded}`);
  if (!file.startsWith(resolve(folder) + sep)) return null;
  try {
    const bytes = new Uint8Array(await readFile(file));
    return { bytes, type: TYPES[extname(file)] ?? 'application/octet-stream' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.includes(String(error.code))) {
      return null;
    }
    throw error;
  }
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? null : decoded;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
