// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type Action, legacy_createStore as createStore } from 'redux';
import { expect, test } from 'vitest';
import { words } from '../ui/parts/testing/words';
import { WordsProvider } from '../ui/parts/words';
import { ClearedElsewhere } from './status';

const text = 'You cleared your details in another tab.';

function drawNotice() {
  const store = createStore(
    (state: { storage: { clearedElsewhere: boolean } } | undefined, { type }: Action) => ({
      storage: {
        clearedElsewhere:
          type === 'cleared' || (type !== 'begun' && state?.storage.clearedElsewhere === true),
      },
    }),
  );
  const own = (name: string) => (name === 'app.clearedElsewhere' ? text : words.plain(name));
  render(
    <Provider store={store}>
      <WordsProvider value={{ plain: own, text: (name) => [own(name)] }}>
        <ClearedElsewhere />
      </WordsProvider>
    </Provider>,
  );
  return (type: string) => {
    act(() => {
      store.dispatch({ type });
    });
  };
}

test('is said once another tab cleared, and can be closed; the next time it is said again', async () => {
  const happens = drawNotice();
  expect(screen.queryByText(text)).toBeNull();
  happens('cleared');
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText(text)).toBeNull();
  happens('begun');
  happens('cleared');
  expect(screen.getByText(text)).toBeVisible();
});
