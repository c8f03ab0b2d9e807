import { expect, it } from 'vitest';
import schema from '../../../schemas/widgets.schema.json';
import { widgetNames } from '../../ui/form/widgets';
import { valueTypes } from '../build/value-types';
import { allOptions, builtInWidgets, optionsOfEach } from './known-widgets';

const { definitions } = schema;

it('the widgets that are described are those that are drawn, in whichever way they are named', () => {
  const described = [...builtInWidgets.keys()].sort();
  expect(described).toEqual([...definitions.name.else.enum].sort());
  expect(described).toEqual([...widgetNames()].sort());
});

it('each can hold an answer, and understands what is described', () => {
  for (const [name, { takes, options }] of builtInWidgets) {
    expect(takes.length, name).toBeGreaterThan(0);
    expect(
      takes.filter((type) => !(type in valueTypes)),
      name,
    ).toEqual([]);
    expect(
      [...options].filter((option) => !allOptions.has(option)),
      name,
    ).toEqual([]);
  }
});

it('each option is one of some widget', () => {
  const understood = new Set([
    ...optionsOfEach,
    ...[...builtInWidgets.values()].flatMap(({ options }) => [...options]),
  ]);
  expect([...allOptions].filter((option) => !understood.has(option))).toEqual([]);
});
