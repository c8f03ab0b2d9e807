// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand, compiled, files } from '../testing/library-card';
import { JourneyPage } from './journey-page';
import { createVisit, type Visit, type VisitOptions } from './visit';

const journey = compiled();
const visits: Visit[] = [];

function visitOf(given: Partial<VisitOptions> = {}): Visit {
  const visit = createVisit({ journey, brand, partner: '/api', ...given });
  visits.push(visit);
  return visit;
}

/** Answers as the partner of the library does. */
const partner = vi.fn<NonNullable<VisitOptions['fetch']>>();
const answers = (body: unknown) =>
  partner.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body))));

const answer = (visit: Visit, field: string, value: string) =>
  visit.send({ type: 'fieldAnswered', section: 'home', field, value });

beforeEach(() => {
  partner.mockReset();
  localStorage.clear();
});
afterEach(() => {
  for (const visit of visits.splice(0)) visit.stop();
});

describe('a visit', () => {
  it('is at the first step from the start, and says so', () => {
    const onStep = vi.fn<NonNullable<VisitOptions['onStep']>>();
    const visit = visitOf({ onStep });
    expect(visit.step()).toBe('apply');
    expect(visit.view().title).toEqual(['Library card']);
    expect(onStep.mock.calls).toEqual([['apply', {}]]);
  });

  it('tells whoever listens of a change, until they have enough', () => {
    const visit = visitOf();
    const heard = vi.fn<() => void>();
    const end = visit.subscribe(heard);
    answer(visit, 'postcode', 'AB1 2CD');
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    answer(visit, 'postcode', 'AB1 2CE');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('leads from a step that may not be entered yet to where the journey says', async () => {
    const visit = visitOf();
    visit.start();
    visit.goTo('done');
    await vi.waitFor(() => expect(visit.step()).toBe('apply'));
    expect(visit.view().notice).toBe('Please answer these questions first.');
  });

  it('refuses a step that the journey does not have', () => {
    expect(() => visitOf().goTo('nowhere')).toThrow('The journey has no step `nowhere`.');
  });

  it('refuses a journey with a step that is no form', () => {
    const done = JSON.parse(files.get('steps/done/step.json') ?? '{}') as object;
    const screened = compiled(
      new Map([['steps/done/step.json', JSON.stringify({ ...done, screen: 'results' })]]),
    );
    expect(() => visitOf({ journey: screened })).toThrow(
      'The step `done` needs `results`, which is no part of this package.',
    );
  });

  it('calls the partner that is named, and takes its answer', async () => {
    answers({ addresses: [{ id: 'a1', label: '1 Mill Lane' }] });
    const visit = visitOf({ partner: 'https://partner.example', fetch: partner });
    visit.start();
    answer(visit, 'postcode', 'ab1 2cd');
    visit.send({ type: 'fieldLeft', section: 'home', field: 'postcode' });
    visit.send({ type: 'actionPressed', section: 'home', action: 'findAddress' });
    await vi.waitFor(() =>
      expect(visit.view().sections[0]?.fields['address']?.options).toMatchObject([
        { value: 'a1', label: '1 Mill Lane' },
      ]),
    );
    expect(partner.mock.calls.map(([address]) => address)).toEqual([
      'https://partner.example/addresses?postcode=AB12CD',
    ]);
  });
});

describe('what a visit keeps', () => {
  it('is nothing where no storage is given', () => {
    const visit = visitOf();
    visit.start();
    answer(visit, 'postcode', 'AB1 2CD');
    visit.stop();
    expect(localStorage).toHaveLength(0);
  });

  it('is taken up by the next one, and gone once it was cleared', () => {
    const first = visitOf({ storage: localStorage });
    first.start();
    answer(first, 'postcode', 'AB1 2CD');
    first.stop();
    const second = visitOf({ storage: localStorage });
    expect(second.state().answers['postcode']).toBe('AB12CD');
    second.clear();
    expect(second.state().answers['postcode']).toBeUndefined();
    expect(visitOf({ storage: localStorage }).state().answers['postcode']).toBeUndefined();
  });
});

describe('the page of a visit', () => {
  it('draws the step, and hands up what is answered', async () => {
    const visit = visitOf();
    render(<JourneyPage visit={visit} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Library card');
    await userEvent.type(screen.getByLabelText(/Postcode/), 'AB1 2CD');
    expect(visit.state().answers['postcode']).toBe('AB12CD');
    expect(document.title).toContain('Library');
  });

  it('goes with a visit that is led on, to the title of the next step', async () => {
    const visit = visitOf();
    render(<JourneyPage visit={visit} />);
    visit.goTo('done');
    expect(await screen.findByText('Please answer these questions first.')).toBeVisible();
  });

  it('is none of what somebody else has made', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<JourneyPage visit={{ ...visitOf() }} />)).toThrow(
      'A visit is made by createVisit.',
    );
    quiet.mockRestore();
  });
});
