import { describe, expect, it } from 'vitest';
import { createSandbox } from '.';
import { ENDPOINTS, jsonBody } from './contract/document';
import { blank } from './testing/blank';
import { answered, openSignUp, type Partner, quoteCall, saveAll } from './testing/sign-up';
import { KEY, type Started, startSandbox } from './testing/start-sandbox';

const HOME = { postcode: 'CB991AD', fuel: 'gas' } as const;
const ALREADY = '/request/customer/whitelabel/switch/complete';
const RESULTS = '/request/results/detail';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Asks as the visitor of that id, with a token of its own. */
async function visitor({ send }: Started, uid: string | undefined, asked: Asked[] = []) {
  const issued = await send('POST', '/auth/token', uid === undefined ? undefined : { uid });
  const { token } = (await issued.json()) as { token: string };
  const ask = async (method: string, path: string, body?: unknown) => {
    asked.push({ method, path, body });
    const response = await send(method, path, body, { authorization: `Bearer ${token}` });
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: (await response.json()) as unknown, retryAfter };
  };
  return {
    ask,
    get: (path: string) => ask('GET', path),
    post: (path: string, body: unknown) => ask('POST', path, body),
  };
}

/** Everything that a household with a switch can ask by its numbers, ending with the switch itself. */
async function askAll(partner: Partner) {
  const { switchId, switchKey, uuid, chosen } = await openSignUp(partner, HOME);
  const plan = {
    ...blank('projection'),
    switchId,
    tariffId: chosen.tariffId,
    onCurrentTariff: true,
  };
  await partner.post('/request/ppp', plan);
  await partner.post('/request/til', plan);
  const detail = '/request/switch/pro/detail';
  for (const list of ['employment-statuses', 'titles', 'special-needs', 'residential-statuses'])
    await partner.post(`${detail}/${list}`, { switchKey });
  await partner.post(`${detail}/direct-debit-days`, { switchKey });
  await partner.post('/request/switch/pro/info/switch-plan', { switchKey });
  await saveAll(partner, switchKey);
  const complete = { switchKey, switchCompleteOption: 'None' };
  answered('completeSwitch', await partner.post('/request/switch/pro/complete', complete));
  await partner.post(ALREADY, { switchId });
  const carbon = '/request/clevel/customer/carbonoffset';
  const known = answered('carbonEquivalent', await partner.post(`${carbon}?uuid=${uuid}`, {}));
  const offset = { ...known, projectSelected: '2', projectPercentage: 50 };
  await partner.post(`${carbon}/payment`, offset);
  await partner.get(`${carbon}/payment/update?id=${uuid}&oid=o-1`);
  return { switchId, switchKey, uuid };
}

const pathsOf = (asked: readonly Asked[]) =>
  [...new Set(asked.map(({ path }) => path.split('?')[0] ?? ''))].toSorted();

const NUMBERS = new Set(['switchId', 'switchKey', 'uuid']);

/** Of the contract: every call that is told a number of a quote. */
const TAKING_NUMBERS = ENDPOINTS.filter(({ operation }) => {
  const { operationId, parameters = [] } = operation;
  const inBody = jsonBody(operation) === null ? [] : Object.keys(blank(operationId));
  const names = [...parameters.map(({ name }) => name), ...inBody];
  return operationId === 'carbonPaymentUpdate' || names.some((name) => NUMBERS.has(name));
})
  .map(({ path }) => path)
  .toSorted();

describe('what is somebody else’s', () => {
  it('is told to nobody who guessed its numbers, by any call that takes them', async () => {
    const started = await startSandbox();
    const asked: Asked[] = [];
    const ids = await askAll(await visitor(started, 'household', asked));
    const numbers = Object.values(ids);
    const byNumber = asked.filter((one) =>
      numbers.some((number) => JSON.stringify(one).includes(number)),
    );
    expect(pathsOf(byNumber)).toEqual(TAKING_NUMBERS);

    const stranger = await visitor(started, 'stranger');
    for (const { method, path, body } of byNumber) {
      const reply = await stranger.ask(method, path, body);
      const text = JSON.stringify(reply.body);
      for (const secret of ['Marsh', 'Ada', ids.switchKey, 'mprn', 'CB99'])
        expect(text, `${path} ${secret}`).not.toContain(secret);
      if (path === ALREADY) expect(reply.body).toBe(true);
      else if (path.includes('carbonoffset')) expect(reply.status).toBe(200);
      else expect(reply.status, path).toBe(404);
    }
    expect(
      (await stranger.post(RESULTS, { ...blank('results'), switchId: ids.switchId })).body,
    ).toEqual({ message: `There is no quote ${ids.switchId}.` });
  });

  it('does not show by the faults that its postcode brings', async () => {
    const started = await startSandbox();
    const household = await visitor(started, 'household');
    const { path, body } = await quoteCall(household, { postcode: 'CB992AL', fuel: 'gas' });
    const { switchId } = answered(
      'createGasSwitch',
      await household.post(path, body),
    ).geniusSwitchDto;
    const results = { ...blank('results'), switchId };
    expect((await household.post(RESULTS, results)).status).toBe(503);
    expect((await (await visitor(started, 'stranger')).post(RESULTS, results)).status).toBe(404);
  });

  it('is the household’s own after a reload, with another token', async () => {
    const started = await startSandbox();
    const { switchId, switchKey, uuid } = await askAll(await visitor(started, 'household'));
    const again = await visitor(started, 'household');
    const results = await again.post(RESULTS, { ...blank('results'), switchId });
    expect(results.status).toBe(200);
    const address = await again.get(`/request/switch/pro/info/address/v2?switchKey=${switchKey}`);
    expect(address.body).toMatchObject({ addressInfoDto: { postcode: 'CB991AD' } });
    expect((await again.post(ALREADY, { switchId })).body).toBe(true);
    const path = `/request/clevel/customer/carbonoffset?uuid=${uuid}`;
    expect((await again.post(path, undefined)).body).toMatchObject({ firstName: 'Ada' });
  });

  it('belongs to the token alone where nobody said who asked for it', async () => {
    const started = await startSandbox();
    const nameless = await visitor(started, undefined);
    const { switchId } = await openSignUp(nameless, HOME);
    const body = { ...blank('results'), switchId };
    expect((await nameless.post(RESULTS, body)).status).toBe(200);
    for (const uid of [undefined, ''])
      expect((await (await visitor(started, uid)).post(RESULTS, body)).status).toBe(404);
  });
});

describe('guessing', () => {
  const guess = (partner: Partner, number: number) =>
    partner.post(RESULTS, { ...blank('results'), switchId: String(1_000_000_000 + number) });

  it('ends after 20 different numbers, says when there may be more, and stops nobody else', async () => {
    const started = await startSandbox();
    const household = await visitor(started, 'household');
    const { switchId } = await openSignUp(household, HOME);
    const statuses: number[] = [];
    for (let number = 0; number < 20; number += 1) {
      const stranger = await visitor(started, `stranger-${String(number)}`);
      statuses.push((await guess(stranger, number)).status, (await guess(stranger, number)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    started.time.now = new Date(started.time.now.getTime() + 30_000);
    const stranger = await visitor(started, 'stranger');
    expect(await guess(stranger, 20)).toEqual({
      status: 429,
      body: {
        message:
          'Too many numbers were asked for that we do not know you by. Please try again in 10 minutes.',
      },
      retryAfter: '570',
    });
    const others: [string, string, unknown][] = [
      ['POST', ALREADY, { switchId: '77' }],
      ['POST', '/request/clevel/customer/carbonoffset?uuid=77', undefined],
      ['GET', '/request/switch/pro/info/address/v2?switchKey=k-77', undefined],
      ['GET', '/request/clevel/customer/carbonoffset/payment/update?id=77&oid=o-1', undefined],
    ];
    for (const [method, path, body] of others)
      expect((await stranger.ask(method, path, body)).status, path).toBe(429);

    // At the same address, the household's own numbers are no guesses.
    expect((await household.post(RESULTS, { ...blank('results'), switchId })).status).toBe(200);
    expect((await household.post(ALREADY, { switchId })).body).toBe(false);

    started.time.now = new Date(started.time.now.getTime() + 570_000);
    expect((await guess(await visitor(started, 'stranger'), 20)).status).toBe(404);
  });

  it('is counted for each address of the network', async () => {
    const started = await startSandbox();
    const { token } = (await (await started.send('POST', '/auth/token')).json()) as {
      token: string;
    };
    const ask = async (client: string, number: number) => {
      const request = new Request(`http://sandbox.test/api${ALREADY}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ switchId: String(number) }),
      });
      return (await started.sandbox.fetch(request, client)).status;
    };
    for (let number = 0; number < 20; number += 1) await ask('192.0.2.1', number);
    expect(await ask('192.0.2.1', 20)).toBe(429);
    expect(await ask('192.0.2.2', 20)).toBe(200);
  });
});

describe('what no partner has', () => {
  const OPENED = [
    ['GET', '/switches'],
    ['GET', '/offset-payments'],
    ['POST', '/faults'],
    ['POST', '/reset'],
  ] as const;

  it.each(OPENED)('%s %s needs the key', async (method, path) => {
    const { send } = await startSandbox();
    const body = method === 'GET' ? undefined : { operation: '*', fault: 'status=500' };
    for (const headers of [{}, { 'x-sandbox-key': '' }, { 'x-sandbox-key': `${KEY}x` }]) {
      const refused = await send(method, `/__sandbox${path}`, body, headers);
      expect(refused.status).toBe(401);
      expect(await refused.json()).toEqual({
        message:
          'This needs the key that is printed when the server starts, in the header x-sandbox-key.',
      });
    }
    const opened = await send(method, `/__sandbox${path}`, body, { 'x-sandbox-key': KEY });
    expect(opened.status).toBe(200);
  });

  it.each(OPENED)('%s %s is open to nobody where there is no key', async (method, path) => {
    const options = { database: ':memory:', clock: () => new Date(), randomId: () => 'id' };
    for (const key of [{}, { key: '' }]) {
      const sandbox = createSandbox({ ...options, ...key });
      for (const sent of ['', 'undefined', 'null']) {
        const request = new Request(`http://sandbox.test/api/__sandbox${path}`, {
          method,
          headers: { 'x-sandbox-key': sent },
        });
        expect((await sandbox.fetch(request)).status).toBe(401);
      }
    }
  });

  it.each(['/reset', '/faults'])('%s is not for the page of another origin', async (path) => {
    const { send } = await startSandbox();
    const body = { operation: '*', fault: 'status=500' };
    const status = async (origin: string) =>
      (await send('POST', `/__sandbox${path}`, body, { origin, 'x-sandbox-key': KEY })).status;
    for (const origin of ['http://evil.example', 'null', 'http://sandbox.test:81'])
      expect(await status(origin), origin).toBe(403);
    // Whoever ends TLS hands on the host and not the scheme.
    expect(await status('https://sandbox.test')).toBe(200);
  });

  it('the header of faults needs the key too, and nothing is done without it', async () => {
    const started = await startSandbox();
    const { ask } = await visitor(started, 'household');
    const path = '/request/address/recco?postcode=LS62AB';
    expect((await ask('GET', path)).status).toBe(200);
    const { send } = started;
    const faulty = await send('POST', '/auth/token', {}, { 'x-sandbox-fault': 'delay=120000' });
    expect(faulty.status).toBe(401);
    expect(started.waited).toEqual([]);
  });

  it('pages that a person sees need none', async () => {
    const started = await startSandbox();
    const partner = await visitor(started, 'household');
    const { uuid } = await openSignUp(partner, HOME);
    const carbon = '/request/clevel/customer/carbonoffset';
    const known = answered('carbonEquivalent', await partner.post(`${carbon}?uuid=${uuid}`, {}));
    const { checkOutUrl } = answered(
      'carbonPayment',
      await partner.post(`${carbon}/payment`, {
        ...known,
        projectSelected: '2',
        projectPercentage: 50,
      }),
    );
    const terms = await started.send('GET', '/__sandbox/terms/2');
    const checkout = await started.sandbox.fetch(new Request(checkOutUrl));
    const paid = await started.sandbox.fetch(new Request(`${checkOutUrl}/pay`));
    expect([terms.status, checkout.status, paid.status]).toEqual([200, 200, 303]);
  });

  it('is kept by nobody, nor is anything else that is answered', async () => {
    const { send } = await startSandbox();
    const key = { 'x-sandbox-key': KEY };
    const answers = [
      await send('GET', '/__sandbox/switches', undefined, key),
      await send('GET', '/__sandbox/switches'),
      await send('GET', '/__sandbox/terms/2'),
      await send('GET', '/__sandbox/terms/999'),
      await send('POST', '/auth/token'),
      await send('POST', '/auth/token', {}, { ...key, 'x-sandbox-fault': 'malformed' }),
      await send('POST', '/auth/token', { uid: 3 }),
      await send('GET', '/nothing'),
    ];
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(
      answers.map(() => 'no-store'),
    );
  });
});
