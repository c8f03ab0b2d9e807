import type { DiagnosticCode } from '../diagnostic';
import type { Leak, Node, Sink } from './model';
import type { Spread, Told } from './spread';

/** What happens at the place, as the end of a sentence that begins with the answer. */
const ends: Partial<Record<DiagnosticCode, string>> = {
  JC701: 'is stored on the device',
  JC702: 'is told by what is tracked',
  JC703: 'gets into an address',
  JC704: 'gets into the title of the page',
  JC705: 'is told by what is stored to call a look-up again',
  JC706: 'is told by what has opened, which is stored',
  JC707: 'is told by the name of this question among what a reload lost',
  JC708: 'is told by the journal of a sequence, which is stored',
  JC709: 'gets into the ledger of a commit, which is stored',
};

const helps: Partial<Record<DiagnosticCode, string>> = {
  JC701: 'leave it out, or write { "path", "because" } with the reason why it may be stored',
  JC702: 'leave it out; a property that must be sent is { "path", "because" }',
  JC703: 'send it in a body: addresses are kept and logged; a call that must has `because`',
  JC704: 'say it in the text of the page: titles are kept in the history of the browser',
  JC705: 'call it in any case, in a sequence, or say `sensitive` of the look-up in journey.json',
  JC706: 'let it open in any case, and put the condition on what is asked in it',
  JC707: 'say `sensitive` of this question too: "medical" where the other is',
  JC708: 'do the step in any case, and let its body follow the condition',
  JC709: 'leave it out of what the commit keeps',
};

/** Which answers, and how they came here: of many the first, and its way. */
export function explain(sink: Sink, told: readonly Told[], spread: Spread): string {
  const [first, ...more] = told;
  if (first === undefined) return '';
  const others = more.length === 0 ? '' : ` (and ${String(more.length)} more)`;
  const rule = sink.through === 'control' ? ': it happens only when a rule over it holds' : '';
  const end = ends[sink.code] ?? 'gets out';
  return `\`${first.mark.source}\`${others} is sensitive and ${end}${rule}${chain(first, spread)}.`;
}

/** The way of one answer to the node that is read, from its beginning. */
function chain({ mark, node }: Told, spread: Spread): string {
  const links: string[] = [];
  let at: Node = node;
  for (let left = 32; left > 0; left -= 1) {
    const by = spread.marks.get(at)?.get(mark.source)?.by ?? null;
    if (by === null) break;
    links.unshift(at.startsWith('facts.') ? by.words : `\`${shown(at)}\` (${by.words})`);
    at = by.from;
  }
  return links.length === 0 ? '' : `, by way of ${links.join(', ')}`;
}

/** A node as a rule that reads it says it. */
export const shown = (node: Node): string =>
  node.replace(/^(?:with|run):[^.]*\./, 'with.').replace(/^status:/, 'lookups.');

export const helpOf = ({ code }: Sink): string => helps[code] ?? '';

/** An exception at a place that nothing sensitive gets to. */
export function unneeded(sink: Sink): Pick<Leak, 'code' | 'message' | 'help' | 'answers'> {
  return {
    code: 'JC710',
    message: 'Nothing sensitive gets here, so nothing needs this `because`.',
    help: sink.code === 'JC703' ? 'leave it out' : 'write the path alone',
    answers: [],
  };
}
