// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import english from '../../../compiler/defaults/en.json';
import type { ApiClient, CallOptions, CallResult } from '../../../api';
import type { JourneyEvent, JourneyState, JsonObject } from '../../../engine';
import type { FilesHost } from '../../../state/files';
import { WordsProvider } from '../../parts/words';
import { asText, FilesProvider, SectionProvider } from '../control';
import { fieldView } from '../testing/views';
import { LoadedFiles } from './loaded-files';

const texts: Readonly<Record<string, string>> = english.texts;
const plain = (name: string, item: JsonObject = {}): string =>
  (texts[name] ?? name).replace(/\{item\.(\w+)\}/g, (_, key: string) => asText(item[key] ?? null));
const words = { plain, text: (name: string, item?: JsonObject) => [plain(name, item)] };

const types = [
  { type: 'application/pdf', name: 'PDF', ends: ['.pdf'] },
  { type: 'image/jpeg', name: 'JPEG', ends: ['.jpg', '.jpeg'] },
];

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly end: (result: CallResult) => void;
}

/** The page of one question, over an engine that notes names and stores what it is told. */
function drawn(most = 3) {
  const sent: Sent[] = [];
  const listeners = new Set<() => void>();
  let state = { answers: {}, progress: { sending: {} } } as unknown as JourneyState;
  const stored = (): readonly JsonObject[] =>
    (state.answers['letter'] ?? []) as unknown as readonly JsonObject[];
  let sending: readonly string[] = [];
  let takenOut: readonly string[] = [];
  const put = (files: readonly JsonObject[], names: readonly string[]): void => {
    sending = names;
    state = {
      answers: files === stored() ? state.answers : { letter: files },
      progress: { sending: names.length === 0 ? {} : { 'home.letter': names } },
    } as unknown as JourneyState;
    for (const listener of listeners) listener();
  };
  const send = (event: JourneyEvent): void => {
    if (event.type === 'filesSending') put(stored(), event.names);
    if (event.type === 'fileStored')
      put([...stored(), event.file], sending.toSpliced(sending.indexOf(event.file.name), 1));
    redraw();
  };
  const api: Pick<ApiClient, 'call'> = {
    call: (_, signal, options: CallOptions = {}) =>
      new Promise((end) => {
        const fetched = options.fetch?.('/files', { method: 'POST' });
        void fetched;
        sent.push({ name: String(last), signal, end });
      }),
  };
  let last: unknown = null;
  const host: FilesHost = {
    api: api as ApiClient,
    engine: { evaluate: () => null, apply: (now) => ({ state: now, effects: [] }) },
    calls: () =>
      ({
        storeFile: {
          operation: 'storeFile',
          path: {},
          query: {},
          within: null,
          pick: { kind: 'path', path: 'id' },
        },
      }) as unknown as ReturnType<FilesHost['calls']>,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    fetch: (_, { body }) => {
      last = ((body as FormData).get('file') as File).name;
      return Promise.resolve(new Response());
    },
  };
  let redraw: () => void = () => undefined;
  function Page() {
    const [, setCount] = useState(0);
    redraw = () => setCount((count) => count + 1);
    return (
      <fieldset>
        <legend id="bank-letter-label">Letter</legend>
        <LoadedFiles
          view={fieldView('letter', { value: stored() as never, takenOut })}
          options={{ files: { call: 'storeFile', part: 'file', types, megabytes: 1, most } }}
          onAnswer={(value) => {
            put((value ?? []) as unknown as readonly JsonObject[], sending);
            redraw();
          }}
          onLeave={() => undefined}
        />
      </fieldset>
    );
  }
  render(
    <WordsProvider value={words}>
      <SectionProvider value="home">
        <FilesProvider value={host}>
          <Page />
        </FilesProvider>
      </SectionProvider>
    </WordsProvider>,
  );
  const input = (): HTMLInputElement => screen.getByLabelText(/Letter Choose/);
  return {
    user: userEvent.setup({ applyAccept: false }),
    input,
    sent,
    takenOutElsewhere: (names: readonly string[]) => {
      takenOut = names;
      act(() => put([], sending));
      act(redraw);
    },
    end: async (at: number, result: CallResult) => {
      await act(async () => {
        sent[at]?.end(result);
        await Promise.resolve();
      });
    },
  };
}

const file = (name: string, bytes = 10, type = 'application/pdf'): File =>
  new File([new Uint8Array(bytes)], name, { type });
const ok = (id: string): CallResult => ({ ok: true, answer: { id } });
const failed: CallResult = { ok: false, failure: { kind: 'network', status: 0, message: null } };

it('several files are sent at once, each by itself, and are there once they are stored', async () => {
  const { user, input, sent, end } = drawn();
  await user.upload(input(), [file('a.pdf'), file('b.jpg', 10, '')]);
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.jpg']);
  expect(screen.getByRole('progressbar', { name: 'Sending a.pdf' })).toBeVisible();
  await end(1, ok('2'));
  await end(0, ok('1'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Take out a.pdf' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('a.pdf is sent');
});

it('a file that another tab took out is said to be, where it was, until that is read', async () => {
  const { user, input, end, takenOutElsewhere } = drawn();
  await user.upload(input(), file('a.pdf'));
  await end(0, ok('1'));
  const words = 'a.pdf was taken out in another tab.';
  expect(screen.queryByText(words)).toBeNull();
  takenOutElsewhere(['a.pdf']);
  expect(screen.queryByRole('button', { name: 'Take out a.pdf' })).toBeNull();
  expect(screen.getByText(words, { selector: '.f-files__gone' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(words);
  takenOutElsewhere(['a.pdf', 'b.jpg']);
  expect(screen.getByRole('status')).toHaveTextContent(/^b\.jpg was taken out in another tab\.$/);
  takenOutElsewhere([]);
  expect(screen.queryByText(words, { selector: '.f-files__gone' })).toBeNull();
});

it.each([
  ['of another kind', file('page.html', 10, 'text/html'), 'page.html cannot be used.'],
  ['that only says so', file('page.html', 10, 'application/pdf'), 'page.html cannot be used.'],
  ['that is too large', file('a.pdf', 1_048_577), 'The file must be smaller than 1 MB.'],
  ['that is empty', file('a.pdf', 0), 'a.pdf is empty.'],
])('a file %s is never sent, and what to do is said', async (_, wrong, says) => {
  const { user, input, sent } = drawn();
  await user.upload(input(), wrong);
  expect(screen.getByRole('alert')).toHaveTextContent(says);
  expect(sent).toEqual([]);
});

it('a file of exactly the most is sent', async () => {
  const { user, input, sent } = drawn();
  await user.upload(input(), file('a.pdf', 1_048_576));
  expect(sent).toHaveLength(1);
});

it('no more files are sent than are taken', async () => {
  const { user, input, sent } = drawn(1);
  await user.upload(input(), file('a.pdf'));
  await user.upload(input(), file('b.pdf'));
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'b.pdf was not added: you can send one file.',
  );
});

it('what has failed is sent again without being chosen again', async () => {
  const { user, input, sent, end } = drawn();
  await user.upload(input(), file('a.pdf'));
  await end(0, failed);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'a.pdf could not be sent. Try again, or take it out.',
  );
  await user.click(screen.getByRole('button', { name: 'Send a.pdf again' }));
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'a.pdf']);
  await end(1, ok('1'));
  expect(screen.getByRole('button', { name: 'Take out a.pdf' })).toBeVisible();
});

it('what fails once more is said once more', async () => {
  const { user, input, end } = drawn();
  await user.upload(input(), file('a.pdf'));
  await end(0, failed);
  expect(screen.getByRole('status')).toHaveTextContent('a.pdf could not be sent.');
  await user.click(screen.getByRole('button', { name: 'Send a.pdf again' }));
  expect(screen.getByRole('status')).toHaveTextContent('Sending a.pdf');
  await end(1, failed);
  expect(screen.getByRole('status')).toHaveTextContent('a.pdf could not be sent.');
});

it('what is called off is aborted, and an answer that comes all the same is none', async () => {
  const { user, input, sent, end } = drawn();
  await user.upload(input(), file('a.pdf'));
  await user.click(screen.getByRole('button', { name: 'Cancel sending a.pdf' }));
  expect(sent[0]?.signal.aborted).toBe(true);
  await end(0, ok('1'));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(input()).toHaveFocus();
});

it('a name is words, whatever it says', async () => {
  const { user, input, end } = drawn();
  await user.upload(input(), file('<img src=x>.pdf'));
  await end(0, ok('1'));
  expect(screen.getByText('<img src=x>.pdf')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

it('what is stored is taken out, and the focus goes to where another is chosen', async () => {
  const { user, input, end } = drawn();
  await user.upload(input(), file('a.pdf'));
  await end(0, ok('1'));
  await user.click(screen.getByRole('button', { name: 'Take out a.pdf' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(input()).toHaveFocus();
});

it.each([
  ['is stored', ok('1')],
  ['has failed', failed],
])(
  'whoever was about to call a file off when it %s goes on where another is chosen',
  async (_, ends) => {
    const { user, input, end } = drawn();
    await user.upload(input(), file('a.pdf'));
    screen.getByRole('button', { name: 'Cancel sending a.pdf' }).focus();
    await end(0, ends);
    expect(screen.queryByRole('button', { name: 'Cancel sending a.pdf' })).toBeNull();
    expect(input()).toHaveFocus();
  },
);

it('who was elsewhere when a file is stored stays there', async () => {
  const { user, input, end } = drawn();
  await user.upload(input(), file('a.pdf'));
  const photo = screen.getByLabelText('Letter Take a photo');
  photo.focus();
  await end(0, ok('1'));
  expect(photo).toHaveFocus();
});

it('what is wrong is said again of the same file chosen again', async () => {
  const { user, input } = drawn();
  await user.upload(input(), file('page.html'));
  const first = screen.getByRole('alert');
  await user.upload(input(), file('page.html'));
  // A screen reader tells an alert that comes, and not one that stays as it is.
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(screen.getByRole('alert')).toHaveTextContent('page.html cannot be used.');
});

it('of two files with one fault each is named', async () => {
  const { user, input } = drawn();
  await user.upload(input(), [file('a.pdf', 0), file('a.pdf', 0)]);
  expect(screen.getAllByText('a.pdf is empty.', { exact: false })).toHaveLength(2);
});

it('a photo is offered, and nobody has to take one', () => {
  drawn();
  expect(screen.getByLabelText('Letter Take a photo')).toHaveAttribute('capture', 'environment');
  expect(screen.getByLabelText('Letter Choose files')).not.toHaveAttribute('capture');
});

/** How a browser says that files are held over a place, or let go there. */
const held = (files: readonly File[]) => ({ dataTransfer: { files, types: ['Files'] } });

it('a file that is let go over the field is sent as one that is chosen', async () => {
  const { input, sent, end } = drawn();
  const field = input().closest('.f-files') ?? document.body;
  fireEvent.dragOver(field, held([]));
  expect(field).toHaveAttribute('data-over', 'true');
  fireEvent.drop(field, held([file('a.pdf')]));
  expect(field).not.toHaveAttribute('data-over');
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf']);
  await end(0, ok('1'));
  expect(screen.getByRole('button', { name: 'Take out a.pdf' })).toBeVisible();
});

it.each(['drop', 'dragOver'] as const)(
  'of a file beside the field the browser is kept from a %s, and of words it is not',
  (type) => {
    const { sent } = drawn();
    const heard = (types: readonly string[]) => {
      const event = createEvent[type](document.body, { dataTransfer: { files: [], types } });
      fireEvent(document.body, event);
      return event.defaultPrevented;
    };
    expect(heard(['Files'])).toBe(true);
    expect(heard(['text/plain'])).toBe(false);
    expect(sent).toEqual([]);
  },
);
