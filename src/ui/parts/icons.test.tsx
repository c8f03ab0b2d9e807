import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { definitions } from '../../../schemas/parts.schema.json';
import { NamedIcon } from './icons';

const drawn = (name: string): string => renderToStaticMarkup(<NamedIcon name={name} />);

it('draws every icon that a journey may name, each in its own way', () => {
  const names = definitions.icon.enum;
  expect(new Set(names.map(drawn)).size).toBe(names.length);
});

it('draws one that is not known as information', () => {
  expect(drawn('comet')).toBe(drawn('info'));
});
