/** Paths of every icon on a grid of 24. Circles are arcs, so that an icon is paths alone. */
const shapes = {
  tick: ['M5 12.5 9.8 17.2 19 7.5'],
  arrow: ['M4.5 12H19.5', 'M13 5.5 19.5 12 13 18.5'],
  'arrow-left': ['M19.5 12H4.5', 'M11 5.5 4.5 12 11 18.5'],
  close: ['M6 6 18 18', 'M18 6 6 18'],
  plus: ['M12 5V19', 'M5 12H19'],
  minus: ['M5 12H19'],
  chevron: ['M6 9.5 12 15.5 18 9.5'],
  search: ['M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4Z', 'M15.5 15.5 20.5 20.5'],
  phone: [
    'M7.5 3.500H5.300A1.8 1.8 0 0 0 3.5 5.400C3.9 13.3 10.7 20.1 18.6 20.500A1.8 1.8 0 0 0 20.5 18.700V16.500L15.8 14.7 14 16.800C11.3 15.5 8.5 12.7 7.2 10L9.3 8.200Z',
  ],
  mail: [
    'M5 5.500H19A1.5 1.5 0 0 1 20.5 7V17A1.5 1.5 0 0 1 19 18.500H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.500Z',
    'M4 7.5 12 13 20 7.5',
  ],
  clock: ['M12 3.500A8.5 8.5 0 1 0 12 20.500A8.5 8.5 0 1 0 12 3.500Z', 'M12 7.500V12L15 14'],
  lock: [
    'M6 10.500H18A1.5 1.5 0 0 1 19.5 12V18.500A1.5 1.5 0 0 1 18 20H6A1.5 1.5 0 0 1 4.5 18.500V12A1.5 1.5 0 0 1 6 10.500Z',
    'M8 10.500V7.500A4 4 0 0 1 16 7.500V10.5',
  ],
  pound: [
    'M17 7.800C16.5 5.6 14.9 4.5 13 4.500C10.6 4.5 9 6.2 9 8.600C9 12 10.8 13.2 9.5 16.500C9 17.9 8 19 6.8 19.500H17.5',
    'M6.5 12.500H14',
  ],
  info: [
    'M12 3.500A8.5 8.5 0 1 0 12 20.500A8.5 8.5 0 1 0 12 3.500Z',
    'M12 11V16.2',
    'M12 7.700V7.9',
  ],
  warning: ['M12 4 21 19.500H3Z', 'M12 10V14', 'M12 16.700V16.9'],
  shield: [
    'M12 3.5 19.5 6V11.500C19.5 16 16.5 19 12 20.500C7.5 19 4.5 16 4.5 11.500V6Z',
    'M8.5 12 11 14.5 15.5 9.5',
  ],
  calendar: [
    'M5.5 5.500H18.500A1.5 1.5 0 0 1 20 7V18.500A1.5 1.5 0 0 1 18.5 20H5.500A1.5 1.5 0 0 1 4 18.500V7A1.5 1.5 0 0 1 5.5 5.500Z',
    'M4 10H20',
    'M8 3.500V7',
    'M16 3.500V7',
  ],
  document: [
    'M6.5 3.500H13.500L18.5 8.500V19A1.5 1.5 0 0 1 17 20.500H6.500A1.5 1.5 0 0 1 5 19V5A1.5 1.5 0 0 1 6.5 3.500Z',
    'M8.5 12H15',
    'M8.5 16H15',
  ],
  dial: [
    'M6.5 3.500H17.500A1.5 1.5 0 0 1 19 5V19A1.5 1.5 0 0 1 17.5 20.500H6.500A1.5 1.5 0 0 1 5 19V5A1.5 1.5 0 0 1 6.5 3.500Z',
    'M8.5 7.500H15.500V11.500H8.500Z',
    'M9 16H9.2',
    'M12 16H15',
  ],
  home: ['M4 11 12 4 20 11', 'M6 9.500V20H18V9.5', 'M10 20V14H14V20'],
  moon: ['M20 13.800A8 8 0 1 1 10.2 4A6.5 6.5 0 0 0 20 13.800Z'],
  sun: [
    'M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z',
    'M12 2.800V4.5',
    'M12 19.500V21.2',
    'M2.8 12H4.5',
    'M19.5 12H21.2',
    'M5.5 5.5 6.7 6.7',
    'M17.3 17.3 18.5 18.5',
    'M18.5 5.5 17.3 6.7',
    'M6.7 17.3 5.5 18.5',
  ],
  filter: ['M4 7H20', 'M7 12H17', 'M10 17H14'],
  print: ['M7 8.500V4H17V8.5', 'M7 17H4.500V8.500H19.500V17H17', 'M7 14H17V20H7Z'],
  retry: ['M19.5 12A7.5 7.5 0 1 1 17 6.4', 'M17.5 3V7H13.5'],
  spinner: ['M12 3.500A8.5 8.5 0 1 1 3.5 12'],
  heart: [
    'M12 19.500C7 15.7 4 12.9 4 9.5A4 4 0 0 1 12 8A4 4 0 0 1 20 9.5C20 12.9 17 15.7 12 19.500Z',
  ],
  screen: ['M4 5.500H20V16H4Z', 'M9 19.500H15', 'M12 16V19.5'],
  leaf: [
    'M19.5 4.500C10 4.5 5 8.5 5 14A5 5 0 0 0 10 19C15.5 19 19.5 14 19.5 4.500Z',
    'M4.5 20 13 11.5',
  ],
  external: ['M10 5H5V19H19V14', 'M14 4.500H19.500V10', 'M19 5 11.5 12.5'],
} as const satisfies Record<string, readonly string[]>;

export type IconName = keyof typeof shapes;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(shapes, name);
}

interface IconProps {
  readonly name: IconName;
  /** What places it. */
  readonly className?: string;
}

/** 24 by 24, in the colour of the text, hidden from assistive technology: it stands beside a word. */
export function Icon({ name, className }: IconProps) {
  const kind = name === 'tick' || name === 'spinner' ? ` icon--${name}` : '';
  const place = className === undefined ? '' : ` ${className}`;
  return (
    <svg className={`icon${kind}${place}`} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/** The icon that a brand's file names; information where the name is not known. */
export function NamedIcon({ name }: { readonly name: string }) {
  return <Icon name={isIconName(name) ? name : 'info'} />;
}
