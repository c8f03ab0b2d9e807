/** A text as ours are written, and what it lost by it; null for nothing. */
export interface Tidied {
  readonly text: string;
  readonly changed: string | null;
}

interface Loss {
  readonly found: RegExp;
  readonly instead: string;
  readonly what: string;
}

const always: readonly Loss[] = [
  { found: /<\/?[a-z!][^<>]*>/gi, instead: '', what: 'its HTML' },
  { found: /&nbsp;/gi, instead: ' ', what: 'its HTML' },
  { found: /&(?:#\d+|#x[0-9a-f]+|[a-z]+\d*);/gi, instead: '', what: 'its HTML' },
  { found: /\[([^\]]+)\]\(([^()]*)\)/g, instead: '$1 ($2)', what: 'its link' },
  { found: /\]\(/g, instead: '] (', what: 'its link' },
  { found: /\uE000/g, instead: '(', what: 'its braces' },
  { found: /\uE001/g, instead: ')', what: 'its braces' },
];

const emphasis: readonly Loss[] = [
  {
    found: /(?<![\w*])\*(?=[^\s*])([^*\n]+)(?<=\S)\*(?![\w*])/g,
    instead: '$1',
    what: 'its formatting',
  },
  {
    found: /(?<![\w_])_(?=[^\s_])([^_\n]+)(?<=\S)_(?![\w_])/g,
    instead: '$1',
    what: 'its formatting',
  },
  { found: /`/g, instead: '', what: 'its formatting' },
];

/** Formatting of ODK that a line of ours does not have. */
const inLines: readonly Loss[] = [
  { found: /^[ \t]*#{1,6}[ \t]+/gm, instead: '', what: 'its formatting' },
  { found: /\*\*|__/g, instead: '', what: 'its formatting' },
  ...emphasis,
];

const inBlocks: readonly Loss[] = [
  { found: /^[ \t]*#{1,6}[ \t]+/gm, instead: '## ', what: 'the level of a heading' },
  { found: /__/g, instead: '**', what: 'its formatting' },
  ...emphasis,
];

/** Words in one line. */
export function plainWords(written: string): Tidied {
  const { text, changed } = without(written, [...always, ...inLines]);
  return { text: text.replaceAll(/\s+/g, ' ').trim(), changed };
}

/** Words in several lines. */
export function plainLines(written: string): Tidied {
  const { text, changed } = without(written, [...always, ...inBlocks]);
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return { text: lines.filter((line) => line !== '').join('\n'), changed };
}

function without(written: string, losses: readonly Loss[]): Tidied {
  let text = written;
  const lost = new Set<string>();
  for (const { found, instead, what } of losses) {
    const without = text.replaceAll(found, instead);
    if (without === text) continue;
    text = without;
    lost.add(what);
  }
  return { text, changed: lost.size === 0 ? null : [...lost].join(' and ') };
}
