import type { Json } from '../../engine';

/** Of brands/<brand>/brand.json what a journey knows; the rest is drawn, and its schema says what it is. */
export interface BrandSource {
  readonly id: string;
  readonly links: Readonly<Record<string, { readonly label: string; readonly href: string }>>;
  /** Names of links. */
  readonly footer: readonly string[];
  /** By the id of a step. */
  readonly assurances: Readonly<Record<string, readonly Json[]>>;
  readonly settings: Readonly<Record<string, Json>>;
  readonly themes: readonly ('light' | 'dark')[];
  /** Colours as `#RRGGBB`, by what they are for. */
  readonly tokens: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
  readonly fonts: Readonly<Record<'head' | 'body', FontSource>>;
  /** Files and folders beside this file. */
  readonly graphics: Readonly<Record<string, string>>;
}

export interface FontSource {
  /** Range in the file, as `200 800`. */
  readonly weights: string;
  /** Weight in which it is set. */
  readonly weight: number;
}
