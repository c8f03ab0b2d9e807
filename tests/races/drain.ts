import { fail, type Deed } from './deeds';
import { calm, type Visit } from './visit';

/**
 * Until everything is answered, in the order of the picks: where a deed is a failure the request
 * fails and is tried again; the household goes where it is led, and back from the error page.
 */
export async function drain(visit: Visit, order: readonly Deed[]): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    await calm();
    const { waiting } = visit.partner;
    const deed = order[turn];
    if (visit.ways.length > 0) visit.arrive();
    else if (visit.step === 'error') visit.enter('currentTariff');
    else if (deed?.kind === 'failed' && waiting.length > 0) fail(visit, deed.pick, deed.how);
    else if (waiting.length > 0) {
      const asked = waiting[(deed?.pick ?? 0) % waiting.length];
      if (asked !== undefined) visit.reply(asked);
    } else if (!retry(visit)) return;
  }
  throw new Error('It does not come to rest.');
}

/** Presses Try again; false where nothing has failed. */
function retry(visit: Visit): boolean {
  const failed = Object.entries(visit.state.lookups).find(([, { status }]) => status === 'failed');
  if (failed !== undefined) visit.send({ type: 'lookupRetried', lookup: failed[0] });
  return failed !== undefined;
}
