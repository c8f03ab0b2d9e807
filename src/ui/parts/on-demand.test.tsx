// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { drawnOnDemand, onDemand, type Waiting } from './on-demand';

const offline = new Error('offline');

it('asks once for what is on its way and for what is there', async () => {
  const get = vi.fn(() => Promise.resolve('here'));
  const part = onDemand(get);
  expect(part.now()).toBeNull();
  await Promise.all([part.load(), part.load()]);
  expect(await part.load()).toBe('here');
  expect(part.now()).toBe('here');
  expect(get).toHaveBeenCalledTimes(1);
});

it('says why it could not be had, and may be asked again', async () => {
  const get = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(offline);
  const part = onDemand(get);
  await expect(part.load()).rejects.toBe(offline);
  expect(part.now()).toBeNull();
  expect(await part.load()).toBe('here');
});

it('fetched ahead in vain is asked for again when it is drawn', async () => {
  const get = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(offline);
  const part = onDemand(get);
  part.preload();
  await expect.poll(() => get.mock.settledResults.length).toBe(1);
  expect(await part.load()).toBe('here');
});

it('is drawn as soon as it is there; what stands there meanwhile can try again', async () => {
  const Late = ({ name }: { readonly name: string }) => <p>Good morning, {name}</p>;
  const Meanwhile = ({ failure, onRetry }: Waiting) =>
    failure === null ? <p>Loading</p> : <button onClick={onRetry}>{String(failure.error)}</button>;
  const get = vi
    .fn((): Promise<ComponentType<{ readonly name: string }>> => Promise.resolve(Late))
    .mockRejectedValueOnce(offline);
  const Drawn = drawnOnDemand(onDemand(get), Meanwhile);
  render(<Drawn name="Ada" />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Error: offline' }));
  expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
  cleanup();
  // Once it is there, nothing stands in its place.
  render(<Drawn name="Grace" />);
  expect(screen.getByText('Good morning, Grace')).toBeInTheDocument();
});
