import type { ScreenChoice } from '../../engine';

const orderKey = 'sort';

/** What is chosen on a screen, from the query of its address: `?rate=fixed&supplier=2&supplier=7&sort=supplier`. */
export function choiceOf(search: string): ScreenChoice {
  const query = new URLSearchParams(search);
  const names = [...new Set(query.keys())].filter((name) => name !== orderKey);
  return {
    filters: Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
    order: query.get(orderKey),
  };
}

/** The query of a choice; empty where everything is as the screen begins. */
export function searchOf({ filters = {}, order = null }: ScreenChoice): string {
  const query = new URLSearchParams();
  for (const [name, chosen] of Object.entries(filters)) {
    for (const value of typeof chosen === 'string' ? [chosen] : chosen) query.append(name, value);
  }
  if (order !== null) query.set(orderKey, order);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
