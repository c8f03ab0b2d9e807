import { expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox';
import contract from '../../../schemas/api/openapi.json' with { type: 'json' };
import { verifyContract } from './verify-contract';

const base = 'http://partner.test/api';

/** The sandbox as a partner, and what is made of its answers. */
function partner(spoil: (path: string, answer: Response) => Response | Promise<Response>) {
  let ids = 0;
  const sandbox = createSandbox({
    database: ':memory:',
    clock: () => new Date('2026-09-01T09:00:00Z'),
    randomId: () => `id-${String((ids += 1))}`,
  });
  const asked: string[] = [];
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api', '');
    asked.push(`${request.method} ${path}`);
    return spoil(path, await sandbox.fetch(request));
  };
  const verify = (more: Partial<Parameters<typeof verifyContract>[1]> = {}) =>
    verifyContract(contract, {
      ...{ base, origin: null, leftOut: new Set(['completeSwitch']), fetch: ask },
      ...more,
    });
  return { asked, verify };
}

const told = (verdicts: Awaited<ReturnType<typeof verifyContract>>, outcome: string) =>
  verdicts.filter((each) => each.outcome === outcome);

it('a base that keeps the contract: answered, or turned down with words', async () => {
  const { asked, verify } = partner((_, answer) => answer);
  const verdicts = await verify();
  expect(told(verdicts, 'differs')).toEqual([]);
  expect(told(verdicts, 'keeps').map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['token', 'addressSearch', 'tariffs', 'carbonProjects']),
  );
  expect(told(verdicts, 'refused')).toContainEqual({
    operation: 'results',
    outcome: 'refused',
    said: '404: There is no quote 4071830265.',
  });
  expect(verdicts).toHaveLength(44);
  expect(asked[0]).toBe('POST /auth/token');
});

it('what is not undone is not called', async () => {
  const { asked, verify } = partner((_, answer) => answer);
  expect(told(await verify(), 'leftOut').map(({ operation }) => operation)).toEqual([
    'completeSwitch',
  ]);
  expect(asked).not.toContain('POST /request/switch/pro/complete');
});

it.each([
  ['a key of another type', Response.json([{ id: 7 }]), /^200: \/0/],
  ['another status without words', Response.json({}, { status: 404 }), /^404: a refusal has/],
  [
    'a token that is not taken',
    Response.json({ message: 'Who?' }, { status: 401 }),
    /^401: Who\?$/,
  ],
  ['a page', new Response('<html>', { status: 200 }), /^200: the answer is no JSON$/],
])('%s differs, and it says how', async (_, answer, said) => {
  const { verify } = partner((path, real) => (path === '/request/address/recco' ? answer : real));
  const differing = told(await verify(), 'differs');
  expect(differing.map(({ operation }) => operation)).toEqual(['addressSearch']);
  expect(differing[0]?.said).toMatch(said);
});

it('a page of another origin needs preflights that let it in', async () => {
  const { verify } = partner((_, answer) => answer);
  const [first] = told(await verify({ origin: 'https://switch.example' }), 'differs');
  expect(first).toEqual({
    operation: 'token',
    outcome: 'differs',
    said: 'preflight: access-control-allow-origin is “” and not https://switch.example',
  });
  const open = partner((_, answer) => {
    answer.headers.set('access-control-allow-origin', 'https://switch.example');
    answer.headers.set('access-control-allow-headers', 'Authorization, Content-Type');
    answer.headers.set('access-control-allow-methods', 'DELETE');
    return answer;
  });
  expect(told(await open.verify({ origin: 'https://switch.example' }), 'differs')).toEqual([]);
});

it('a base that is not there is told as that', async () => {
  const nobody = () =>
    Promise.reject(new TypeError('fetch failed', { cause: new Error('refused') }));
  const { verify } = partner((_, answer) => answer);
  const verdicts = await verify({ fetch: nobody });
  expect(new Set(told(verdicts, 'differs').map(({ said }) => said))).toEqual(
    new Set(['no answer: refused']),
  );
});
