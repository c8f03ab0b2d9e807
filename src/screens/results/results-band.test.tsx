// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ItemView, JsonObject } from '../../engine';
import { draw } from '../testing/draw';
import { journeyOf, ready } from '../testing/journey';
import { planItem } from '../testing/plans';
import { ResultsBand } from './results-band';

const answers = {
  postcode: 'LS8 4JW',
  address: { text: '14 Alder Row, Leeds' },
  compareFuel: 'gasElectricity',
  gasUsage: { usageType: 1, usageUnit: 1, usage: 11500, cost: null },
  electricityUsage: { usageType: 0, usageUnit: 2, usage: null, cost: 80.5 },
};
const results = ready({ plans: [planItem({ totalCost: 1855.31, savings: 292.85 })] });

const itemWith = (values: JsonObject): ItemView => ({
  ...{ key: 'a', item: {}, values, badges: [], badgesFirst: null },
  ...{ details: [], detailsFirst: 0, actions: [] },
});

describe('the band of the results', () => {
  it('repeats what the comparison rests on', () => {
    const itemOf = () => itemWith({ now: 2148.16 });
    draw(ResultsBand, journeyOf({ answers, lookups: { results } }), undefined, { itemOf });
    expect(screen.getByText('14 Alder Row, Leeds LS8 4JW')).toBeVisible();
    expect(screen.getByText('11,500 kWh gas a year, £80.50 of electricity a month')).toBeVisible();
    expect(screen.getByText('£2,148.16')).toBeVisible();
  });

  it('leaves out the fuel that is not compared', () => {
    draw(ResultsBand, journeyOf({ answers: { ...answers, compareFuel: 'gas' } }));
    expect(screen.getByText('11,500 kWh gas a year')).toBeVisible();
  });

  it('does not say what is paid now where that could not be worked out', () => {
    const itemOf = () => itemWith({ now: null });
    draw(ResultsBand, journeyOf({ answers, lookups: { results } }), undefined, { itemOf });
    expect(screen.queryByText(/£2,148/)).not.toBeInTheDocument();
    expect(screen.queryByText('Staying, over the next 12 months')).not.toBeInTheDocument();
  });

  it('says nothing of what it does not know', () => {
    draw(ResultsBand, journeyOf({}));
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });

  it('leads back to the answers', async () => {
    const user = userEvent.setup();
    const { ways } = draw(ResultsBand, journeyOf({ answers }));
    await user.click(screen.getByRole('button', { name: 'Change your answers' }));
    expect(ways).toEqual(['currentTariff']);
  });
});
