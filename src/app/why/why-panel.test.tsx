// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WhyPanel } from './why-panel';

const draw = (stuck: readonly string[] | null) =>
  render(
    <WhyPanel
      page={document}
      names={[]}
      targetOf={() => null}
      explain={() => []}
      stuck={() => stuck}
      subscribe={() => () => undefined}
    />,
  );

test('changes that were stopped are said without being asked for, with what was left (X7)', () => {
  const { unmount } = draw(['home.street', 'lookups.meters']);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Changes set each other off for too long and were stopped. Still to be heard: home.street, lookups.meters.',
  );
  unmount();
  draw(null);
  expect(screen.queryByRole('alert')).toBeNull();
});
