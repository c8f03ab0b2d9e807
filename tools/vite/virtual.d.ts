declare module 'virtual:journey/start' {
  export const journey: import('../../src/journey').CompiledJourney;
  export const shapeValidators: import('../../src/journey').ShapeValidators;
}

declare module 'virtual:journey/rest' {
  export const rest: import('../../src/engine').JourneyRest;
  export const shapeValidators: import('../../src/journey').ShapeValidators;
}

declare module 'virtual:journey/later' {
  /** Rejects while it cannot be had, and may be asked again. */
  export const later: () => Promise<typeof import('virtual:journey/rest')>;
  /** The other languages, by their tags; what each says otherwise is loaded when it is chosen. */
  export const locales: Readonly<Record<string, PageLocale>>;

  export interface PageLocale {
    /** What it calls itself. */
    readonly name: string;
    /** What the language of the journey calls itself. */
    readonly own: string;
    readonly load: () => Promise<{
      readonly patch: import('../../src/journey').JourneyPatch;
      /** Ids of the steps that are said in it. */
      readonly steps: readonly string[];
    }>;
  }
}

declare module 'virtual:journey/unstarted' {
  /** The base's id and locale, and what a page says that could not be started, by the name of each text. */
  export const unstarted: {
    readonly journey: string;
    readonly locale: string;
    readonly texts: Readonly<Record<string, string>>;
  };
}

/** Makes the operators of the journey's own known; empty for a journey without. */
declare module 'virtual:journey/own';

declare module 'virtual:journey/explained' {
  export const journey: import('../../src/journey').CompiledJourney;
  export const shapeValidators: import('../../src/journey').ShapeValidators;
  export const origins: import('../../src/journey').OriginTable;
}

declare module 'virtual:api-contract' {
  export interface AnswerValidator {
    (answer: unknown): boolean;
    readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
  }
  /** By operationId. */
  export const operations: Readonly<
    Record<string, { readonly method: string; readonly path: string }>
  >;
  /** Of the operations that every visit begins with, by operationId. */
  export const validators: Readonly<Record<string, AnswerValidator>>;
}

declare module 'virtual:api-contract/answers' {
  /** Of every operation, by operationId; each checks what a success answers. */
  export const validators: Readonly<Record<string, import('virtual:api-contract').AnswerValidator>>;
}

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

/** Of a build with several brands. */
declare module 'virtual:tenants' {
  /** The first is that of a host that the settings do not name. */
  export const brands: readonly [string, ...string[]];
  /** Loads a brand with its journey, which is the page's from then on, and says what belongs in the page's head. */
  export const choose: (
    brand: string,
  ) => Promise<
    readonly { readonly tag: string; readonly attrs: Readonly<Record<string, string>> }[]
  >;
}

/** The small journey whose sections the page of components draws. */
declare module 'virtual:showcase' {
  export const journey: import('../../src/journey').CompiledJourney;
  export const shapeValidators: import('../../src/journey').ShapeValidators;
}
