import { createContext, createElement, useContext, type ComponentType } from 'react';

/** Draws a picture of the brand by its name; nothing for a name that it does not know. */
type PictogramComponent = ComponentType<{ readonly name: string }>;

const PictogramContext = createContext<PictogramComponent | null>(null);
export const PictogramProvider = PictogramContext.Provider;

/** A picture beside a word that says the same: hidden from screen readers. */
export function Pictogram({ name }: { readonly name: string }) {
  const Drawing = useContext(PictogramContext);
  if (Drawing === null) return null;
  return (
    <span className="f-pictogram" aria-hidden="true">
      {createElement(Drawing, { name })}
    </span>
  );
}
