import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { answered, openSignUp, type Partner, PERSON, saveAll } from '../../sandbox/testing/sign-up';
import type { RunningServer } from '../../server/testing/start-built-server';
import { serversOnPostgres } from './servers';

const KEY = 'shared';
const HOUSEHOLDS = 12;

const { database, start } = serversOnPostgres(KEY);

/** Asks a server; a connection that breaks is status 0, as the household has no answer then. */
async function ask({ port }: RunningServer, path: string, body?: unknown, headers = {}) {
  try {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-key': KEY, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}

async function visitorAt(server: RunningServer, uid: string): Promise<Partner> {
  const { body } = await ask(server, '/auth/token', { uid });
  const headers = { authorization: `Bearer ${(body as { token: string }).token}` };
  return {
    get: (path) => ask(server, path, undefined, headers),
    post: (path, sent) => ask(server, path, sent, headers),
  };
}

interface Ready {
  readonly uid: string;
  readonly switchKey: string;
  readonly switchId: string;
}

/** Households that have saved everything and may press the last button. */
async function readyToSwitch(server: RunningServer): Promise<readonly Ready[]> {
  return Promise.all(
    Array.from({ length: HOUSEHOLDS }, async (_, index) => {
      const uid = randomUUID();
      const partner = await visitorAt(server, uid);
      const home = { postcode: `LS${String(1 + (index % 9))}2AB`, fuel: 'dual' } as const;
      const { switchKey, switchId } = await openSignUp(partner, home);
      await saveAll(partner, switchKey);
      return { uid, switchKey, switchId };
    }),
  );
}

async function complete(server: RunningServer, { uid, switchKey }: Ready) {
  const { post } = await visitorAt(server, uid);
  return post('/request/switch/pro/complete', { switchKey, switchCompleteOption: 'None' });
}

interface SwitchRow {
  readonly switchId: string;
  readonly switchKey: string;
  readonly saved: { readonly personal: { readonly firstName: string } };
}

async function switchesAt(server: RunningServer): Promise<readonly SwitchRow[]> {
  return (await ask(server, '/__sandbox/switches')).body as readonly SwitchRow[];
}

/** How often each of them stands among the switches of the database. */
async function timesSwitched(server: RunningServer, all: readonly Ready[]) {
  const rows = await switchesAt(server);
  return all.map(({ switchId }) => rows.filter((row) => row.switchId === switchId).length);
}

const once = Array.from({ length: HOUSEHOLDS }, () => 1);

it('switches once, however many servers on one database are asked at once', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const ready = await readyToSwitch(one);
  const answers = await Promise.all(
    ready.map((household) =>
      Promise.all([one, other, one, other].map((server) => complete(server, household))),
    ),
  );
  for (const four of answers) {
    expect(four.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  }
  expect(await timesSwitched(other, ready)).toEqual(once);
}, 60_000);

it('switches with what is saved, though another server is asked to save at that moment', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const ready = await readyToSwitch(one);
  const told = await Promise.all(
    ready.map(async (household) => {
      const { switchKey, uid } = household;
      const { post } = await visitorAt(other, uid);
      const [done] = await Promise.all([
        complete(one, household),
        post('/request/switch/pro/update/personal', { ...PERSON, firstName: 'Eve', switchKey }),
      ]);
      const { geniusSwitchedDto } = answered('completeSwitch', done);
      return [switchKey, geniusSwitchedDto.firstName];
    }),
  );
  const rows = await switchesAt(other);
  const saved = rows.map(({ switchKey, saved: { personal } }) => [switchKey, personal.firstName]);
  expect(saved).toEqual(expect.arrayContaining(told));
}, 60_000);

it('a server that is killed in the middle leaves each switch done or not done', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const ready = await readyToSwitch(one);
  const asked = ready.map((household) => complete(one, household));
  await Promise.race(asked);
  await one.kill();
  const told = (await Promise.all(asked)).map(({ status }) => status);
  const before = await timesSwitched(other, ready);
  told.forEach((status, index) => {
    if (status === 200) expect(before[index]).toBe(1);
  });
  const again = await Promise.all(ready.map((household) => complete(other, household)));
  expect(again.map(({ status }) => status)).toEqual(
    before.map((times) => (times === 1 ? 409 : 200)),
  );
  expect(await timesSwitched(other, ready)).toEqual(once);
}, 60_000);

it('a database that is killed in the middle is missed, and used again once it is back', async () => {
  const server = await start();
  const ready = await readyToSwitch(server);
  const asked = ready.map((household) => complete(server, household));
  await Promise.race(asked);
  await database().kill();
  const told = (await Promise.all(asked)).map(({ status }) => status);
  const refused = await fetch(`http://127.0.0.1:${String(server.port)}/api/auth/token`, {
    method: 'POST',
  });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toEqual({
    message: 'The sandbox does not get to its database at the moment. Nothing was done.',
  });
  await database().start();
  const before = await timesSwitched(server, ready);
  told.forEach((status, index) => {
    if (status === 200) expect(before[index]).toBe(1);
    if (status === 503) expect(before[index]).toBe(0);
  });
  const again = await Promise.all(ready.map((household) => complete(server, household)));
  expect(again.map(({ status }) => status)).toEqual(
    before.map((times) => (times === 1 ? 409 : 200)),
  );
  expect(await timesSwitched(server, ready)).toEqual(once);
}, 60_000);

it('a database that says nothing is given up, and used again once it speaks', async () => {
  const server = await start();
  const [household] = await readyToSwitch(server);
  if (household === undefined) throw new Error('Nobody is ready.');
  const { get } = await visitorAt(server, household.uid);
  database().pause();
  const silent = await get(`/request/switch/pro/info/address/v2?switchKey=${household.switchKey}`);
  database().resume();
  expect(silent).toEqual({
    status: 500,
    body: { message: 'The sandbox lost its database. Whether this was done is not known.' },
  });
  await vi.waitFor(
    async () => {
      expect((await ask(server, '/auth/token', {})).status).toBe(200);
    },
    { timeout: 20_000, interval: 200 },
  );
  expect((await complete(server, household)).status).toBe(200);
}, 60_000);

it('whatever the database has for its own, a quote that is held is waited for', async () => {
  const client = new Client({ connectionString: database().url });
  await client.connect();
  await client.query('alter database postgres set default_transaction_isolation to serializable');
  const [one, other] = await Promise.all([start(), start()]);
  const ready = await readyToSwitch(one);
  const answers = await Promise.all(
    ready.flatMap((household) => [complete(one, household), complete(other, household)]),
  );
  await client.query('alter database postgres reset default_transaction_isolation');
  await client.end();
  const counted = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([counted(200), counted(409)]).toEqual([HOUSEHOLDS, HOUSEHOLDS]);
}, 60_000);

it('whoever asks for one quote again and again keeps nobody else waiting for long', async () => {
  const server = await start();
  const [greedy, patient] = await readyToSwitch(server);
  if (greedy === undefined || patient === undefined) throw new Error('Nobody is ready.');
  const holder = new Client({ connectionString: database().url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from quotes where switch_id = $1 for update', [greedy.switchId]);
  const { post } = await visitorAt(server, greedy.uid);
  const body = { switchKey: greedy.switchKey, switchCompleteOption: 'None' };
  const many = Array.from({ length: 30 }, () => post('/request/switch/pro/complete', body));
  const other = await complete(server, patient);
  const refused = await Promise.all(many);
  await holder.query('rollback');
  await holder.end();
  expect(other.status).toBe(200);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect((await post('/request/switch/pro/complete', body)).status).toBe(200);
}, 60_000);
