import { type IconName, isIconName, shapes } from './shapes';

export interface IconProps {
  readonly name: IconName;
}

/** 24 by 24, in the colour of the text, hidden from assistive technology: it stands beside a word. */
export function Icon({ name }: IconProps) {
  const kind = name === 'tick' || name === 'spinner' ? ` icon--${name}` : '';
  return (
    <svg className={`icon${kind}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
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
