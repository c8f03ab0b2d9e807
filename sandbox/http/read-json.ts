import { Refusal } from './refusal';

/** Refuses with 400 what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Refusal(400, 'The body is not JSON.');
    throw cause;
  }
}
