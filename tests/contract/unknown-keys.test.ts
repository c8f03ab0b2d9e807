import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/engine';
import { dualHousehold } from './households';
import type { Seen } from './partner';
import { agreeAndPay, choose, tellAboutYou } from './signing-up';

/** Answers whose keys are the entries of a list: one more would be an entry. */
const lists = [
  'titles',
  'employmentStatuses',
  'residentialStatuses',
  'specialNeeds',
  'directDebitDays',
];

/** With something beside each value that the contract does not know. */
function withMore(value: Json): Json {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const known: Record<string, Json> = {};
  for (const [key, part] of Object.entries(value as JsonObject)) known[key] = withMore(part);
  return { ...known, canary: { canary: 'canary' } };
}

it('what a partner says beyond the contract is neither kept nor sent on, and stops nobody', async () => {
  const says = ({ operation, answer }: Seen) =>
    lists.includes(operation) ? answer : withMore(answer);
  const visit = await tellAboutYou(await choose(await dualHousehold({ says })));
  await agreeAndPay(visit);
  await visit.submit();
  const { seen, breaches } = visit.partner;
  expect(seen.map(({ operation, status }) => [operation, status])).toEqual(
    seen.map(({ operation }) => [operation, 200]),
  );
  expect(visit.last('completeSwitch').status).toBe(200);
  expect(visit.step).toBe('switchComplete');
  for (const { operation, body, query } of seen)
    expect(JSON.stringify([body, query]), operation).not.toContain('canary');
  expect(JSON.stringify(visit.state)).not.toContain('canary');
  expect(JSON.stringify(visit.kept)).not.toContain('canary');
  expect(breaches).toEqual([]);
});
