import { useCallback, useEffect, useState } from 'react';
import { generatePath, matchPath, useLocation } from 'react-router-dom';
import { isAddressOf, type JsonObject, routeParameters, type ScreenChoice } from '../../engine';
import type { CompiledJourney, CompiledStep } from '../../journey';

/**
 * The address of a step, with what it carries of the answers; an unknown step leads to the entry.
 * Without answers it is the address that anybody may begin at.
 */
export function addressOf(
  journey: CompiledJourney,
  step: string,
  parameters: Readonly<Record<string, string>> = {},
  answers: JsonObject = {},
): string {
  const found =
    journey.steps.find(({ id }) => id === step) ??
    journey.steps.find(({ id }) => id === journey.entry);
  if (found === undefined) return '/';
  const path = generatePath(found.route, routeParameters(found, answers, parameters));
  return `${path}${queryText(found, parameters)}`;
}

interface StepAt {
  readonly step: CompiledStep;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The step that a path belongs to; of several the one that leaves least of it open. */
export function stepAt(steps: readonly CompiledStep[], path: string): StepAt | null {
  const found = steps.flatMap((step): readonly StepAt[] => {
    const match = matchPath(step.route, path);
    return match === null ? [] : [{ step, parameters: given(match.params) }];
  });
  const open = ({ parameters }: StepAt): number => Object.keys(parameters).length;
  return found.toSorted((a, b) => open(a) - open(b))[0] ?? null;
}

const given = (parameters: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Whether a path is an address of the first step as it stands. */
export function isAtEntry({ steps, entry }: CompiledJourney, path: string): boolean {
  const at = stepAt(steps, path);
  return at?.step.id === entry && isAddressOf(at.step, at.parameters);
}

/** What the step takes from the query, as it was when the household was there. */
function queryText({ query = [] }: CompiledStep, given: Readonly<Record<string, string>>): string {
  const taken = query.flatMap(({ name }) => {
    const value = given[name];
    return value === undefined ? [] : [[name, value]];
  });
  return taken.length === 0 ? '' : `?${new URLSearchParams(taken).toString()}`;
}

/*
 * An entry of the history knows the step that it was come to from, also after a reload: so a way
 * back on the page can be the browser's own, which finds the page as it was left.
 */

/** How a step is left for another. */
export const leaving = (step: string | null) => ({ state: { from: step } });

/** The step that the household came from; null where it opened the address itself. */
export function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}

const orderKey = 'sort';
const pickedKey = 'pick';

/** What is chosen on a screen, from the query of its address: `?colour=blue&maker=2&maker=7&sort=maker&pick=b`. */
export function choiceOf(search: string): ScreenChoice {
  const query = new URLSearchParams(search);
  const names = [...new Set(query.keys())].filter((name) => ![orderKey, pickedKey].includes(name));
  const picked = query.getAll(pickedKey);
  return {
    filters: Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
    order: query.get(orderKey),
    ...(picked.length > 0 && { picked }),
  };
}

/** The query of a choice; empty where everything is as the screen begins. */
export function searchOf({ filters = {}, order = null, picked = [] }: ScreenChoice): string {
  const query = new URLSearchParams();
  for (const [name, chosen] of Object.entries(filters)) {
    for (const value of typeof chosen === 'string' ? [chosen] : chosen) query.append(name, value);
  }
  if (order !== null) query.set(orderKey, order);
  for (const name of picked) query.append(pickedKey, name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * What is chosen on the screen, kept in the address: a reload and the way back find it again.
 * It is no navigation: neither the scroll nor the focus moves, and Back leads off the screen.
 */
export function useChoice(): readonly [ScreenChoice, (choice: ScreenChoice) => void] {
  const { pathname, search, key } = useLocation();
  const [choice, setChoice] = useState(() => choiceOf(search));
  useEffect(() => {
    setChoice(choiceOf(window.location.search));
  }, [pathname, search, key]);
  const choose = useCallback((next: ScreenChoice) => {
    setChoice(next);
    const { pathname: path, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${path}${searchOf(next)}${hash}`);
  }, []);
  return [choice, choose];
}
