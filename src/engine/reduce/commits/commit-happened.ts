import type { CommitEvent } from '../../model';
import type { Turn } from '../turn';
import { commitActed } from './acted';
import { heldElsewhere, lockRefused, lockTaken } from './chain';
import { setCommits } from './commit-state';
import { commitSent, flightBlocked } from './flights';
import { isSentElsewhere, readLedger } from './read-ledger';
import { waited } from './waited';

/** One of the events of commits. */
export function commitHappened(turn: Turn, event: CommitEvent): void {
  switch (event.type) {
    case 'lockTaken': {
      lockTaken(turn, event);
      return;
    }
    case 'lockRefused': {
      lockRefused(turn, event);
      return;
    }
    case 'lockFreed': {
      setCommits(turn, { elsewhere: false });
      readLedger(turn, event.ledger, { lockIsFree: true, at: event.at });
      return;
    }
    case 'commitSent': {
      commitSent(turn, event);
      return;
    }
    case 'commitBlocked': {
      if (!flightBlocked(turn, event.request)) return;
      if (event.why === 'otherTab') heldElsewhere(turn);
      if (event.why === 'notKept') setCommits(turn, { kept: false });
      readLedger(turn, event.ledger, { lockIsFree: false, at: event.at });
      return;
    }
    case 'ledgerRead': {
      const { cause, lockIsFree, about = null, at, kept, ledger } = event;
      if (kept !== null) setCommits(turn, { kept });
      const isSent = Object.values(turn.program.journey.commits).some(({ id }) =>
        isSentElsewhere(turn, ledger, id),
      );
      if (isSent && !lockIsFree) heldElsewhere(turn);
      readLedger(turn, ledger, { cause, lockIsFree, about, at });
      return;
    }
    case 'pageChanged': {
      setCommits(turn, { online: event.online, inView: event.inView });
      return;
    }
    case 'waited': {
      waited(turn, event);
      return;
    }
    case 'commitActed': {
      commitActed(turn, event);
      return;
    }
  }
}
