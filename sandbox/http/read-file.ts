import { MOST_BYTES } from '../domain/files';
import { Refusal } from '../refusal';

/** What stands around a file in a form, its name included. */
const AROUND_BYTES = 10_000;

/** The one file of a form. No more is read than a file may have. */
export async function readFile(request: Request): Promise<File> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) throw new Refusal(400, 'The body is no form.');
  const body = await upTo(request, MOST_BYTES + AROUND_BYTES);
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    if (cause instanceof TypeError) throw new Refusal(400, 'The form cannot be read.');
    throw cause;
  }
  const [part, ...others] = [...form.entries()];
  if (part === undefined || others.length > 0 || part[0] !== 'file' || !(part[1] instanceof File))
    throw new Refusal(400, 'The form must have one file, called file.');
  return part[1];
}

async function upTo({ body }: Request, most: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > most) {
      await reader?.cancel();
      throw new Refusal(413, 'The file is too large. It can have at most 10 MB.');
    }
    chunks.push(part.value);
  }
  return new Blob(chunks);
}
