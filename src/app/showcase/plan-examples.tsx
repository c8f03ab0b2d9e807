import { PlanCard } from '../../screens/results/plan-card';
import type { ItemView } from '../../engine';
import '../../screens/results/results.css';
import { ResultsSkeleton } from '../../screens/results/results-screen';
import { CostBars } from '../../screens/saving/cost-bars';
import { SupplierTile } from '../../screens/parts';
import { Example, ExampleGroup } from './example';

const plan: ItemView = {
  key: 'one',
  item: { supplierName: 'Brightwell', tariffName: 'Steady Fixed 12 Months' },
  values: {
    ...{ cost: 1855.31, saving: 292.85, monthly: 155, fees: 50, savingAfterFees: 242.85 },
    leavingFrom: 'Brightwell',
  },
  badges: [
    { id: 'green', text: ['Green'], hint: [], icon: null, tone: 'good' },
    { id: 'fee', text: ['Fee to leave early'], hint: [], icon: null, tone: 'warn' },
  ],
  badgesFirst: null,
  details: ['Prices stay the same for a year', 'Leaving early costs £25 for each fuel'],
  detailsFirst: 3,
  actions: [{ id: 'switch', label: ['Switch Now'], sequence: 'none', with: {} }],
};
const reviewOnly: ItemView = {
  ...plan,
  key: 'two',
  item: { supplierName: 'Brightwell', tariffName: 'Variable Plus' },
  values: { cost: 2231.08, saving: -82.92, monthly: 186, fees: 0, savingAfterFees: -82.92 },
  badges: [{ id: 'review', text: ['Review Only'], hint: [], icon: null, tone: 'info' }],
  actions: [],
};
const scale = 2231.08;
const everyYear = (saving: number) => ({
  ...{ waits: false, saving, fee: 0, firstYear: saving, leaving: '' },
});

/** A plan on offer with its parts: badges, bars, supplier. */
export function PlanExamples() {
  return (
    <ExampleGroup title="Plans and bars">
      <div className="showcase-columns">
        <Example name="Saves">
          <CostBars cost={1855.31} saving={everyYear(292.85)} scale={scale} />
        </Example>
        <Example name="About the same">
          <CostBars cost={2148.16} saving={everyYear(0)} scale={scale} />
        </Example>
        <Example name="Saves after a fee">
          <CostBars
            cost={1855.31}
            saving={{ ...everyYear(292.85), fee: 100, firstYear: 192.85, leaving: 'Brightwell' }}
            scale={scale}
          />
        </Example>
        <Example name="Dearer because of a fee, and the price cap">
          <CostBars
            cost={2100}
            cap={{ cost: 1990.4, from: '2026-07-01', until: '2026-09-30' }}
            saving={{ ...everyYear(48.16), fee: 100, firstYear: -51.84, leaving: 'Brightwell' }}
            scale={scale}
            explained
          />
        </Example>
        <Example name="Dearer with and without a fee">
          <CostBars
            cost={2170.65}
            saving={{ ...everyYear(-22.49), fee: 100, firstYear: -122.49, leaving: 'Brightwell' }}
            scale={scale}
          />
        </Example>
        <Example name="Costs more">
          <CostBars cost={2231.08} saving={everyYear(-82.92)} scale={scale} />
        </Example>
      </div>
      <Example name="Badges">
        <div className="showcase-badges">
          <span className="badge">Paper billing</span>
          <span className="badge badge--good">Green</span>
          <span className="badge badge--info">Review Only</span>
          <span className="badge badge--warn">Ends soon</span>
        </div>
      </Example>
      <Example name="Supplier without a logo">
        <SupplierTile name="Brightwell" />
      </Example>
      <div className="s-results s-plans">
        <PlanCard
          plan={plan}
          scale={scale}
          cap={null}
          flag="Cheapest we can switch for you"
          run={undefined}
          waits={false}
          compare={null}
          onPress={() => undefined}
        />
        <PlanCard
          plan={reviewOnly}
          scale={scale}
          cap={null}
          flag=""
          run={undefined}
          waits={false}
          compare={null}
          onPress={() => undefined}
        />
      </div>
      <Example name="Plans on their way">
        <ResultsSkeleton />
      </Example>
    </ExampleGroup>
  );
}
