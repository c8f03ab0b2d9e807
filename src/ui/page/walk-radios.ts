import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Where choosing leads on by itself, the arrow keys only walk and Space chooses: a browser chooses
 * with every arrow key, and nobody would reach the second answer by keyboard.
 */
export function walkRadios(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement) || target.type !== 'radio')
    return;
  event.preventDefault();
  const group = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled'),
  ].filter(({ name }) => name === target.name);
  group[(group.indexOf(target) + step + group.length) % group.length]?.focus();
}
