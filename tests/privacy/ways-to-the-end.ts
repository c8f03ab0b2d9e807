import { click, complete } from '../matrix/play/acts';
import type { Visit } from '../matrix/play/visit';
import { type Laid, Lost } from '../matrix/wire/wire';
import { marked } from './marked-household';

export interface Way {
  readonly name: string;
  readonly laid: readonly Laid[];
  /** From Complete Switch to the page that says that it is done. */
  readonly done: (visit: Visit) => Promise<void>;
  /** The partner answered who it is; known by asking there is no name. */
  readonly isNamed: boolean;
}

export const ways: readonly Way[] = [
  {
    name: 'all goes well',
    laid: [],
    done: (visit) => complete(visit, marked),
    isNamed: true,
  },
  {
    name: 'a save leads to the error page',
    laid: [
      {
        operation: 'saveBank',
        times: 1,
        play: () => Promise.resolve({ status: 500, text: '{}' }),
      },
    ],
    done: async (visit) => {
      await complete(visit, marked);
      if (window.location.pathname !== '/error/500') throw new Error('There is no error page.');
      await visit.time.pass(2_000);
      await click('/^(go )?back/i')(visit, marked);
      await complete(visit, marked);
    },
    isNamed: true,
  },
  {
    name: 'the answer of the switch is lost, and it is asked about',
    laid: [
      {
        operation: 'completeSwitch',
        times: 1,
        play: async (good) => {
          await good();
          throw new Lost();
        },
      },
    ],
    done: async (visit) => {
      await complete(visit, marked);
      await visit.time.pass(60_000);
    },
    isNamed: false,
  },
];
