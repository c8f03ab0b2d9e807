// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../engine';
import { bandWords } from '../band-words';
import { draw } from '../testing/draw';
import { journeyOf } from '../testing/journey';
import { testWords } from '../testing/words';
import { ErrorBand, ErrorScreen } from './error-screen';

const fault = (status: number, message: string | null): Progress['fault'] => ({
  step: 'personalDetails',
  parameters: {},
  failure: { kind: 'http', status, message },
});
const at = (status: string, kept: Progress['fault'] = null) =>
  journeyOf({ parameters: { status }, fault: kept });
const tryAgain = () => screen.queryByRole('button', { name: 'Try Again' });

describe('the error page', () => {
  it('ERR-01 shows the status', () => {
    expect(
      bandWords.error?.({ journey: at('500'), shown: null, itemOf: () => null }, testWords())
        .eyebrow,
    ).toBe('Error 500');
  });

  it.each([
    'Call 0900 123 now',
    '0900123',
    '5000',
    '500 ',
    '200',
    '٤٠٤',
    '__proto__',
    '<b>500</b>',
    '',
  ])('ERR-01 shows nothing of an address that names no status: “%s” is not found', (status) => {
    const journey = at(status, fault(404, 'There is no quote 77.'));
    const band = bandWords.error?.({ journey, shown: null, itemOf: () => null }, testWords());
    expect(band).toEqual({ eyebrow: 'Error 404' });
    draw(ErrorBand, journey);
    draw(ErrorScreen, journey);
    expect(screen.getByText('We could not find this resource.')).toBeVisible();
    expect(screen.queryByText(/There is no quote/)).not.toBeInTheDocument();
    expect(screen.getByText(/Please mention error 404\.$/)).toBeVisible();
    expect(tryAgain()).not.toBeInTheDocument();
    if (status !== '') expect(document.body.textContent).not.toContain(status);
  });

  it.each([
    ['ERR-02', '400', 'Something went wrong. Please try again later.'],
    ['ERR-03', '401', 'We could not authorise this request.'],
    ['ERR-04', '404', 'We could not find this resource.'],
    ['ERR-05', '500', 'Something appears to have happened to our servers. Please try again later.'],
    ['ERR-09', '418', 'Something did not work as it should. Please try again later.'],
  ])('%s has its message for %s', (_clause, status, message) => {
    draw(ErrorBand, at(status));
    expect(screen.getByText(message)).toBeVisible();
  });

  it('ERR-06 what the server said comes first, for the failure that it belongs to', () => {
    const { become } = draw(ErrorBand, at('500', fault(500, 'Closed for the night.')));
    expect(screen.getByText('Closed for the night.')).toBeVisible();
    expect(screen.queryByText(/our servers/)).not.toBeInTheDocument();
    become(at('401', fault(500, 'Closed for the night.')));
    expect(screen.getByText('We could not authorise this request.')).toBeVisible();
    become(at('500', fault(500, '  ')));
    expect(screen.getByText(/our servers/)).toBeVisible();
  });

  it('ERR-07 offers Try Again but for 500 and 404', () => {
    const { become } = draw(ErrorBand, at('401'));
    expect(tryAgain()).toBeVisible();
    become(at('500'));
    expect(tryAgain()).not.toBeInTheDocument();
    become(at('404'));
    expect(tryAgain()).not.toBeInTheDocument();
  });

  it('ERR-08 Try Again goes back in the history', async () => {
    const user = userEvent.setup();
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    draw(ErrorBand, at('400'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
  });

  it('ERR-18 says that the answers are safe, and leads back to where the household was', async () => {
    const user = userEvent.setup();
    const { ways, become } = draw(ErrorBand, at('500', fault(500, null)));
    expect(screen.getByText('Your answers are safe on this device.')).toBeVisible();
    const back = () => user.click(screen.getByRole('button', { name: 'Go back to your answers' }));
    await back();
    become(at('500'));
    await back();
    expect(ways).toEqual(['personalDetails', 'currentTariff']);
  });

  it('names who can be asked', () => {
    draw(ErrorScreen, at('500'));
    expect(screen.getByText(/Call 0800 000 000\. Every day/)).toBeVisible();
    expect(screen.getByText(/help@example\. Please mention error 500/)).toBeVisible();
  });
});
