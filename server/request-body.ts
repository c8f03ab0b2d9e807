/**
 * The request with its whole body in memory; null where that is longer than `most` bytes, of which no
 * more than `most` are read. What comes in slowly so holds nobody up but itself.
 */
export async function withBody(request: Request, most: number): Promise<Request | null> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const stated = headers.get('content-length');
  if (stated !== null && Number(stated) > most) return null;
  const body = stated === null ? await readUpTo(request, most) : await request.arrayBuffer();
  return body && new Request(request.url, { method, headers, body });
}

/** Of a request that does not say how long it is. */
async function readUpTo({ body }: Request, most: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new Blob(chunks);
}
