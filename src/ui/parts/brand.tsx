import { createContext, useContext } from 'react';
import './pictogram.css';

/** What the page chrome needs of a brand. Texts and addresses are ready to be shown. */
export interface BrandChrome {
  readonly name: string;
  readonly phone: { readonly number: string; readonly hours: string };
  readonly email: string;
  readonly footer: readonly { readonly label: string; readonly href: string }[];
  /** Said on every page about where it runs; null for nothing. */
  readonly notice: string | null;
  readonly disclaimers: readonly string[];
  readonly assurances: Readonly<Record<string, readonly Assurance[]>>;
  readonly graphics: {
    readonly logo: string;
    readonly sceneTall: string;
    readonly sceneSmall: string;
    readonly sceneGrey: string;
    /** Trees, for a card about what a plan spares the air. */
    readonly grove: string;
  };
  /** Name → address of the drawing. */
  readonly pictograms: Readonly<Record<string, string>>;
}

export interface Assurance {
  readonly icon: string;
  readonly text: string;
}

const BrandContext = createContext<BrandChrome | null>(null);
export const BrandProvider = BrandContext.Provider;

/** Null outside a page: a pictogram is then not drawn. */
export function useBrand(): BrandChrome | null {
  return useContext(BrandContext);
}

/** The brand's drawing of that name on a pale disc; nothing where the brand has none. */
export function Pictogram({ name }: { readonly name: string }) {
  const address = useBrand()?.pictograms[name];
  if (address === undefined) return null;
  return (
    <span className="p-pictogram">
      <img src={address} alt="" width="56" height="56" />
    </span>
  );
}

/** The same beside a word that says what it shows: hidden from screen readers. */
export function FieldPictogram({ name }: { readonly name: string }) {
  if (useBrand() === null) return null;
  return (
    <span className="f-pictogram" aria-hidden="true">
      <Pictogram name={name} />
    </span>
  );
}
