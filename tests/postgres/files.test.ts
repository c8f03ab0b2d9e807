import { expect, it } from 'vitest';
import type { RunningServer } from '../../server/testing/start-built-server';
import { serversOnPostgres } from './servers';

const { start } = serversOnPostgres('shared');

/** Two sandboxes on one database. */
async function two(): Promise<readonly [RunningServer, RunningServer]> {
  return [await start(), await start()];
}

const at = ({ port }: RunningServer, path: string): string =>
  `http://127.0.0.1:${String(port)}/api${path}`;

async function tokenAt(server: RunningServer, uid: string): Promise<string> {
  const answer = await fetch(at(server, '/auth/token'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uid }),
  });
  return ((await answer.json()) as { readonly token: string }).token;
}

async function store(server: RunningServer, token: string, name: string) {
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.7 ${name}`]), name);
  const answer = await fetch(at(server, '/files'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await answer.json()) as { readonly id?: string };
  return { status: answer.status, id: body.id ?? '' };
}

async function forget(server: RunningServer, token: string, id: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(at(server, `/files/${id}`), { method: 'DELETE', headers })).status;
}

it('a file that was sent to one sandbox is forgotten by the other, for whoever sent it alone', async () => {
  const [one, other] = await two();
  const { id } = await store(one, await tokenAt(one, 'ada'), 'letter.pdf');
  expect(await forget(other, await tokenAt(other, 'ben'), id)).toBe(404);
  const token = await tokenAt(other, 'ada');
  expect(await forget(other, token, id)).toBe(200);
  expect(await forget(one, token, id)).toBe(404);
}, 60_000);

/** Fewer than each server lets through at a time. */
const AT_ONCE = 12;

it('of files that come at once to both no more are kept than a household may have', async () => {
  const both = await two();
  const [one] = both;
  const token = await tokenAt(one, 'cy');
  const send = () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        store(both[index % 2] ?? one, token, `${String(index)}.pdf`),
      ),
    );
  const sent = [...(await send()), ...(await send())];
  const statuses = sent.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(409)]);
}, 60_000);
