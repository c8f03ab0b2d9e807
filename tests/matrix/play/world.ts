import 'virtual:api-contract/answers';
import { rest } from 'virtual:journey/rest';
import { journey as start } from 'virtual:journey/start';
import { startJourney } from '../../../src/app/journey-parts';
import { joinJourney } from '../../../src/engine';
import { openModalDialogs } from '../../../src/ui/parts/testing/modal-dialogs';
import { PlayedSandbox } from '../wire/sandbox';
import { Player } from './cell';
import { PageTime } from './page-time';
import type { VisitOptions } from './visit';

// What a page loads late is there at once: no test waits for real.
import.meta.glob(
  [
    '/src/ui/**/{loaded-*,clear-dialog}.tsx',
    '/src/telemetry/index.ts',
    '/src/screens/**/{index,*-screen,*-card}.{ts,tsx}',
    '!**/*.test.tsx',
  ],
  { eager: true },
);

/** The shipped journey, before one sandbox in memory; in a page of which the time stands still. */
export interface World {
  readonly player: Player;
  /** For a visit of a household that no row of the matrix has. */
  readonly options: VisitOptions;
  readonly end: () => Promise<void>;
}

export async function openWorld(sandbox = new PlayedSandbox(() => new Date())): Promise<World> {
  // jsdom scrolls nowhere, and says so on the console.
  window.scrollTo = () => undefined;
  openModalDialogs();
  const running = startJourney();
  await running.whole();
  const options = { sandbox, running, journey: joinJourney({ start, rest }) };
  return {
    player: new Player(options),
    options,
    end: async () => {
      PageTime.end();
      await sandbox.close();
    },
  };
}
