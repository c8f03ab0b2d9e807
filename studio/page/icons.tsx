/** Signs of the studio: each stands with its word, or has it for readers. */
const paths = {
  answered: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM5 8.2l2.1 2.1L11 6.2',
  asked: 'M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  'not asked': 'M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  conditional:
    'M4.5 3v10M4.5 10.5c0-3 6.5-2 6.5-5.5M4.5 2.6a1 1 0 1 0 0 .1M11 4.6a1 1 0 1 0 0 .1M4.5 13a1 1 0 1 0 0 .1',
  must: 'M8 3v10M3.7 5.5l8.6 5M12.3 5.5l-8.6 5',
  sensitive: 'M8 1.8 3 3.6v4c0 3 2.1 5.3 5 6.6 2.9-1.3 5-3.6 5-6.6v-4Z',
  true: 'M3 8.5 6.3 12 13 4.5',
  false: 'M4 4l8 8M12 4l-8 8',
  error: 'M5.4 1.8h5.2l3.6 3.6v5.2l-3.6 3.6H5.4l-3.6-3.6V5.4ZM8 4.8v3.8M8 11v.2',
  warning: 'M8 2 1.8 13.5h12.4ZM8 6.3v3.4M8 11.6v.2',
  changed: 'M8 2.5 13.5 8 8 13.5 2.5 8Z',
  home: 'M2.5 7.5 8 2.8l5.5 4.7M4 6.5v6.7h8V6.5',
  open: 'm6 4 4 4-4 4',
  close: 'm4 6 4 4 4-4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.4 10.4 14 14',
  versions: 'M2.5 3H7v10H2.5ZM9 3h4.5v10H9Z',
  clock: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 4.6V8l2.3 1.6',
  lock: 'M4 7.2h8v6H4ZM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  file: 'M4 1.8h5l3 3v9.4H4ZM9 1.8v3h3',
  tree: 'M3 2.5h3v3H3ZM10 6.5h3v3h-3ZM10 11h3v3h-3ZM4.5 5.5v7H10M4.5 8H10',
  undo: 'M6 3 3 6l3 3M3.4 6H10a3.4 3.4 0 0 1 0 6.8H6',
  redo: 'm10 3 3 3-3 3M12.6 6H6a3.4 3.4 0 0 0 0 6.8h4',
  up: 'M8 13V3.5M4 7.5l4-4 4 4',
  down: 'M8 3v9.5M4 8.5l4 4 4-4',
  add: 'M8 3v10M3 8h10',
  record: 'M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  stop: 'M4 4h8v8H4Z',
  coverage: 'M2.5 13.5h11M4 11V8M8 11V3M12 11V6',
  call: 'M3 8h10M9.5 4.5 13 8l-3.5 3.5',
  table: 'M2 3h12v10H2ZM2 6.3h12M2 9.6h12M6 3v10',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  readonly of: IconName;
  /** For readers; without it what stands beside says it. */
  readonly says?: string;
}

export function Icon({ of, says }: IconProps) {
  const hidden = says === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': says };
  return (
    <svg className={`icon icon--${of.replace(' ', '-')}`} viewBox="0 0 16 16" {...hidden}>
      <path d={paths[of]} />
    </svg>
  );
}
