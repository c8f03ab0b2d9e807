import type { ShapeValidators } from '../../src/journey';
import type { MethodName, Methods } from '../model/protocol';

const key = new URLSearchParams(window.location.search).get('key') ?? '';

/** @throws with what the server says, or with the browser's words where it cannot be reached. */
export async function ask<Name extends MethodName>(
  method: Name,
  given: Methods[Name]['given'],
  signal?: AbortSignal,
): Promise<Methods[Name]['answer']> {
  const response = await fetch(`/studio-api/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-key': key },
    body: JSON.stringify(given),
    ...(signal !== undefined && { signal }),
  });
  const body: unknown = await response.json();
  if (response.ok) return body as Methods[Name]['answer'];
  const said = (body as { readonly error?: string } | null)?.error;
  throw new Error(said ?? `The studio’s server says ${String(response.status)}.`);
}

/** What judges the shapes of answers comes as a module of its own. */
export const loadShape = async (name: string): Promise<ShapeValidators> => {
  const address = `/@id/virtual:studio-shape/${name}`;
  const module = (await import(/* @vite-ignore */ address)) as {
    readonly shapeValidators: ShapeValidators;
  };
  return module.shapeValidators;
};
