import { readMany, readText } from '../source';
import { fieldNamed, happen, splitName } from '../world';
import type { Action } from './deed';
import { openSection } from './open-section';

/** `{ "leave": "home.postcode" }`: goes out of the field, which tidies it and shows its errors. */
export const leave: Action = (from) => {
  const names = readMany(from).map((at) => [readText(at), at] as const);
  return (world) =>
    names.reduce((now, [name, at]) => {
      fieldNamed(now, name, at);
      const [section, field] = splitName(name);
      openSection(now, section, at);
      return happen(now, { type: 'fieldLeft', section, field }, at);
    }, world);
};
