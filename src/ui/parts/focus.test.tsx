// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useHandOverFocus } from './focus';

function Going({ onPress }: { readonly onPress: () => void }) {
  const button = useHandOverFocus<HTMLButtonElement>('next');
  return (
    <button ref={button} onClick={onPress}>
      Go
    </button>
  );
}

function Page() {
  const [gone, setGone] = useState(false);
  return (
    <>
      {!gone && <Going onPress={() => setGone(true)} />}
      <button onClick={() => setGone(true)}>Take it away</button>
      {gone && <input id="next" aria-label="Next" />}
    </>
  );
}

it('hands the focus on to what comes in its place', async () => {
  render(<Page />);
  screen.getByText('Go').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Next'));
});

it('leaves the focus where it is when it was elsewhere', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('Take it away'));
  expect(document.activeElement).toBe(screen.getByText('Take it away'));
});
