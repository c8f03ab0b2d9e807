import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

it.each<[string, object, number]>([
  ['an answer that may be missing', { sum: [{ var: 'permit.days' }] }, 1],
  ['an answer and a number', { sum: [{ var: 'permit.days' }, 0] }, 0],
])('a sum of %s is compared by order', (_, sum, findings) => {
  const files = new Map(parking());
  const path = 'facts/permit.json';
  const file = JSON.parse(files.get(path) ?? '') as { facts: object };
  Object.assign(file.facts, { tried: { '<': [sum, 5] } });
  files.set(path, JSON.stringify(file));
  const { diagnostics } = compile(files, parkingContract);
  expect(diagnostics.filter(({ code }) => code === 'JC410')).toHaveLength(findings);
});
