import { describe, expect, it } from 'vitest';
import { startSandbox, type Started } from '../testing/start-sandbox';

const pdf = (bytes = 100): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(bytes).fill(32);
  file.set(new TextEncoder().encode('%PDF-1.7'));
  return file;
};
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const tenMegabytes = 10 * 1_048_576;

async function sent(
  { sandbox }: Started,
  token: string,
  content: Uint8Array<ArrayBuffer>,
  name: string,
  part = 'file',
) {
  const form = new FormData();
  form.append(part, new Blob([content]), name);
  const answer = await sandbox.fetch(
    new Request('http://sandbox.test/api/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    }),
  );
  return {
    status: answer.status,
    body: (await answer.json()) as { readonly [key: string]: string },
  };
}

async function begun() {
  const started = await startSandbox();
  const token = await started.newToken();
  return {
    started,
    token,
    send: (content: Uint8Array<ArrayBuffer>, name: string, part?: string) =>
      sent(started, token, content, name, part),
  };
}

describe('files of a household', () => {
  it('are stored under an id each', async () => {
    const { send } = await begun();
    const first = await send(pdf(), 'letter.pdf');
    const second = await send(jpeg, 'Photo.JPG');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body['id']).not.toBe(second.body['id']);
  });

  it.each<[string, Uint8Array<ArrayBuffer>, string, number, string]>([
    [
      'are what their first bytes say',
      jpeg,
      'photo.pdf',
      400,
      'The file must be a PDF, JPEG or PNG.',
    ],
    ['are what their name says', pdf(), 'page.html', 400, 'The file must be a PDF, JPEG or PNG.'],
    ['are none without bytes', new Uint8Array(), 'a.pdf', 400, 'The file is empty.'],
    [
      'have the most',
      pdf(tenMegabytes + 1),
      'a.pdf',
      413,
      'The file is too large. It can have at most 10 MB.',
    ],
    [
      'are not read beyond it',
      pdf(tenMegabytes + 20_000),
      'a.pdf',
      413,
      'The file is too large. It can have at most 10 MB.',
    ],
  ])('%s', async (_, content, name, status, message) => {
    const { send } = await begun();
    expect(await send(content, name)).toEqual({ status, body: { message } });
  });

  it('come in a form, as its one part', async () => {
    const { send, started } = await begun();
    expect((await send(pdf(), 'a.pdf', 'other')).status).toBe(400);
    expect((await started.post('/files', { file: 'a.pdf' })).status).toBe(400);
  });

  it('need a token', async () => {
    const started = await startSandbox();
    expect((await sent(started, 'nobody', pdf(), 'a.pdf')).status).toBe(401);
  });

  it('of the most bytes are taken, and no more of them than a household may have', async () => {
    const { send } = await begun();
    const statuses: number[] = [];
    for (let file = 1; file <= 6; file += 1)
      statuses.push((await send(pdf(tenMegabytes), `${String(file)}.pdf`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  });

  it('are forgotten by the household that sent them, and by no other', async () => {
    const { send, started, token } = await begun();
    const id = (await send(pdf(), 'a.pdf')).body['id'] ?? '';
    const forget = async (by: string) =>
      (await started.send('DELETE', `/files/${id}`, undefined, { authorization: `Bearer ${by}` }))
        .status;
    expect(await forget(await started.newToken())).toBe(404);
    expect(await forget(token)).toBe(200);
    expect(await forget(token)).toBe(404);
  });

  it('are forgotten 90 days after they were stored, and not before', async () => {
    const started = await startSandbox();
    const token = async () => {
      const asked = await started.send('POST', '/auth/token', { uid: 'one' });
      return ((await asked.json()) as { readonly token: string }).token;
    };
    const store = async () => (await sent(started, await token(), pdf(), 'a.pdf')).body['id'] ?? '';
    const forget = async (id: string) => {
      const authorization = `Bearer ${await token()}`;
      return (await started.send('DELETE', `/files/${id}`, undefined, { authorization })).status;
    };
    const [first, second] = [await store(), await store()];
    started.time.now = new Date('2026-11-30T08:59:59.999Z');
    expect(await forget(first)).toBe(200);
    started.time.now = new Date('2026-11-30T09:00:00Z');
    expect(await forget(second)).toBe(404);
  });

  it('are never sent back', async () => {
    const { send, started } = await begun();
    const { body } = await send(pdf(), 'a.pdf');
    expect((await started.get(`/files/${body['id'] ?? ''}`)).status).toBe(404);
  });
});
