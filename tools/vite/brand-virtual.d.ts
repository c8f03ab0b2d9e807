/** The brand that the build was made for: every colour, radius and font as a custom property. */
declare module 'virtual:brand.css';

declare module 'virtual:brand' {
  type SettingValue =
    | null
    | boolean
    | number
    | string
    | readonly SettingValue[]
    | { readonly [key: string]: SettingValue };

  export interface Brand {
    readonly id: string;
    readonly name: string;
    readonly phone: { readonly number: string; readonly hours: string };
    readonly email: string;
    /** Those of the footer, in order. */
    readonly footer: readonly { readonly label: string; readonly href: string }[];
    readonly notice: string | null;
    readonly disclaimers: readonly string[];
    readonly assurances: Readonly<
      Record<string, readonly { readonly icon: string; readonly text: string }[]>
    >;
    /** Addresses of the brand's drawings. */
    readonly graphics: {
      readonly logo: string;
      readonly favicon: string;
      readonly sceneTall: string;
      readonly sceneSmall: string;
      readonly sceneGrey: string;
      readonly grove: string;
    };
    /** Name → address. */
    readonly pictograms: Readonly<Record<string, string>>;
    /**
     * To be laid over the journey's settings: the brand's own, and for texts `brandName`,
     * `<link>Url` for every link, and `brand` (id, name, phone, hours, email).
     */
    readonly settings: Readonly<Record<string, SettingValue>>;
  }
  export const brand: Brand;
}
