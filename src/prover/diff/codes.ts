/** What can be otherwise between two versions of a journey; what `--fail-on` takes. */
export const differenceKinds = {
  'consent-text': { code: 'JD101', title: 'words of a consent under the same version' },
  consents: { code: 'JD102', title: 'who is asked to consent, and how' },
  asked: { code: 'JD201', title: 'who is asked' },
  shown: { code: 'JD202', title: 'what is shown' },
  required: { code: 'JD203', title: 'who must answer' },
  locked: { code: 'JD204', title: 'who cannot change an answer' },
  options: { code: 'JD205', title: 'what is offered' },
  accepted: { code: 'JD206', title: 'which answers are accepted' },
  messages: { code: 'JD301', title: 'who is told something' },
  steps: { code: 'JD302', title: 'where a household goes' },
  sent: { code: 'JD401', title: 'what is sent, and when' },
  changed: { code: 'JD402', title: 'what sets or clears an answer' },
  kept: { code: 'JD403', title: 'what is kept' },
  screens: { code: 'JD501', title: 'what a screen shows of its items' },
  settings: { code: 'JD502', title: 'settings and calendars' },
  drawn: { code: 'JD503', title: 'how it is drawn' },
  words: { code: 'JD601', title: 'words' },
} as const satisfies Readonly<Record<string, { readonly code: string; readonly title: string }>>;

export type DifferenceKind = keyof typeof differenceKinds;

export const isDifferenceKind = (word: string): word is DifferenceKind =>
  Object.hasOwn(differenceKinds, word);
