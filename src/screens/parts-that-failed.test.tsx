// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CarbonCard } from './results/figures';
import { LookupFailed } from './parts';
import { draw } from './testing/draw';
import { failed, journeyOf, loading, ready } from './testing/journey';

const Saving: Parameters<typeof draw>[0] = ({ journey, onEvent }) => (
  <LookupFailed
    journey={journey}
    lookup="currentPlan"
    says="results.savingFailed"
    onEvent={onEvent}
  />
);

describe('what of a screen could not be loaded (decision 18)', () => {
  it('says so in its place, and tries again that alone', async () => {
    const { events } = draw(Saving, journeyOf({ lookups: { currentPlan: failed } }));
    expect(screen.getByText(/We could not load what you pay now/)).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'lookupRetried', lookup: 'currentPlan' }]);
  });

  it.each([
    ['is on its way', { currentPlan: loading }],
    ['is there', { currentPlan: ready({}) }],
    ['was never asked for', {}],
  ])('is not said of what %s', (_, lookups) => {
    draw(Saving, journeyOf({ lookups }));
    expect(screen.queryByText(/could not/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the carbon card (decision 48)', () => {
  it('of a footprint that failed says so with Try again, and no figure', async () => {
    const { events } = draw(CarbonCard, journeyOf({ lookups: { carbon: failed } }));
    expect(screen.getByText('We could not work out your carbon footprint.')).toBeVisible();
    expect(screen.queryByText(/tons/)).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'lookupRetried', lookup: 'carbon' }]);
  });

  it('of a footprint that nobody knows is not there', () => {
    draw(CarbonCard, journeyOf({ lookups: { carbon: ready(null) } }));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByText(/could not/)).not.toBeInTheDocument();
  });
});
