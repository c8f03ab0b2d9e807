import { expect, it } from 'vitest';
import type { Json } from '../model';
import type { Pick } from '../../journey';
import { pick } from './pick';

const answer = {
  list: [
    { id: 1, home: true, tag: { x: 'a' } },
    { id: 2, home: false, tag: { x: 'b' } },
    { id: 3, home: true, tag: { x: 'b' } },
  ],
  map: { mr: 'Mr', dr: 'Dr' },
} as const satisfies Json;

it.each<[string, Pick, Json]>([
  ['a path', { kind: 'path', path: 'list.1.id' }, 2],
  ['the whole', { kind: 'path', path: '' }, answer],
  ['a path that leads nowhere', { kind: 'path', path: 'x.y' }, null],
  ['the first', { kind: 'first', path: 'list', where: { home: false } }, answer.list[1]],
  ['the first where none is', { kind: 'first', path: 'list', where: { id: 9 } }, null],
  [
    'all, by a path inside',
    { kind: 'all', path: 'list', where: { 'tag.x': 'b', home: true } },
    [answer.list[2]],
  ],
  ['all of what is no list', { kind: 'all', path: 'map', where: {} }, []],
  [
    'entries',
    { kind: 'entries', path: 'map' },
    [
      { id: 'mr', label: 'Mr' },
      { id: 'dr', label: 'Dr' },
    ],
  ],
  ['entries of a list', { kind: 'entries', path: 'list' }, []],
  [
    'an object of picks',
    { kind: 'object', keys: { n: { kind: 'path', path: 'list.0.id' } } },
    { n: 1 },
  ],
])('%s', (_, from, picked) => {
  expect(pick(answer, from)).toEqual(picked);
});
