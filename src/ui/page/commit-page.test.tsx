// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommitPage } from './commit-page';
import { draw, stages } from './testing/draw';
import { brand, commit, said, step } from './testing/views';

async function drawPage(panel: ReturnType<typeof commit>) {
  const nothing = () => undefined;
  draw(
    <CommitPage
      {...{ brand, stages, stage: 1, scene: 'small', panel, view: step() }}
      {...{ onAct: nothing, onEvent: nothing, onClear: nothing }}
    >
      <p>What happens next</p>
    </CommitPage>,
  );
  await screen.findByRole('link', { name: brand.phone.number });
}

test('what the step shows by itself stands below what is settled, with its own way to print', async () => {
  await drawPage(commit({ says: [said('doneAsked', 'It is done', 'They have it.')] }));
  expect(screen.getByText('They have it.')).toBeVisible();
  expect(screen.getByText('What happens next')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print this page' })).toBeNull();
});

test('nothing of it stands there while it is open, and the title is the sentence', async () => {
  await drawPage(commit());
  expect(screen.queryByText('What happens next')).toBeNull();
  expect(screen.getByRole('button', { name: 'Print this page' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We do not know yet');
});

test('a sentence without a title leaves the title to the step', async () => {
  await drawPage(commit({ says: [said('whichUnknown', '', 'It was one of two.')] }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your home');
});
