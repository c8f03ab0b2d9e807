import { compare } from './check';
import { forFields } from './drawn-field';

/** `"values": { "home.address": "a1" }`: what a field shows; of an answer that keeps an object, the option's value. */
export const values = forFields('the value', (view, at, what, name) =>
  compare(at, what, at.value, view.value, name),
);
