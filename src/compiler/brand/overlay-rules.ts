import { sectionDepths, type FileKind, type OverlayRules } from '../source';

const section: OverlayRules = { depths: sectionDepths };
/** For kinds whose maps are told apart from rules by nothing but their names. */
const rules: Readonly<Partial<Record<FileKind, OverlayRules>>> = {
  section,
  'consent-variant': section,
  journey: { depths: { settings: 1, records: 2, lookups: 2, failures: 1, persist: 1 } },
  directory: { depths: { entries: 2, otherwise: 1 } },
  facts: { depths: { facts: 1 } },
  formats: { depths: { formats: 1 } },
  calendar: { depths: { holidays: 1 } },
  texts: { depths: { texts: 1 } },
  messages: { depths: { rules: 1, fields: 1 } },
  locale: { depths: { texts: 1 } },
  wording: { depths: { terms: 1 } },
  tracking: { depths: { records: 2 } },
  step: { depths: { parameters: 1, query: 1 } },
  call: { depths: { path: 1, query: 1, into: 1 } },
  commit: { depths: { says: 1, record: 1 } },
  sequence: { depths: {}, byId: new Set(['steps']) },
  screen: {
    depths: { values: 1, counts: 1, badges: 1, details: 1 },
    byId: new Set(['orders', 'filters', 'actions', 'cards', 'tables', 'offers']),
  },
};

/** How a brand's file is laid over the base's file of the same name. */
export const overlayRules = (kind: FileKind): OverlayRules => rules[kind] ?? { depths: {} };
