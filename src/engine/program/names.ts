import type { CompiledField, CompiledSection } from '../model';

/** Names of the graph's nodes. A section that was compiled once per variant is told apart by it. */
export const sectionKey = (section: CompiledSection): string =>
  section.variant === null ? section.id : `${section.id}@${section.variant}`;
export const fieldNode = (section: CompiledSection, field: CompiledField): string =>
  `${sectionKey(section)}.${field.name}`;
/** As events, messages and the page know a field, whatever the variant. */
export const fieldKey = (section: CompiledSection, field: CompiledField): string =>
  `${section.id}.${field.name}`;
/** DOM id of a field's control. */
export const targetOf = (section: CompiledSection, field: CompiledField): string =>
  `${section.id}-${field.name}`;

/** DOM id of the control of one part; the first part stands for the whole field. */
export const partTargetOf = (
  section: CompiledSection,
  field: CompiledField,
  part: string,
): string =>
  field.parts?.[0]?.name === part
    ? targetOf(section, field)
    : `${targetOf(section, field)}-${part}`;

export const node = {
  raw: (path: string) => `raw:${path}`,
  answer: (path: string) => `answer:${path}`,
  group: (path: string) => `group:${path}`,
  fact: (name: string) => `fact:${name}`,
  lookup: (name: string) => `lookup:${name}`,
  calendar: (name: string) => `calendar:${name}`,
  settings: 'settings',
  today: 'today',
  touched: (key: string) => `touched:${key}`,
  open: (step: string) => `open:${step}`,
  reached: (step: string) => `reached:${step}`,
  draft: (key: string) => `draft:${key}`,
  drafted: (key: string) => `drafted:${key}`,
  dialog: 'dialog',
  dialogView: (step: string) => `dialogView:${step}`,
  refused: (step: string) => `refused:${step}`,
  run: (sequence: string) => `run:${sequence}`,
  lost: 'lost',
  notice: 'notice',
  /** All that the visit knows of commits. */
  commits: 'commits',
  ledger: (commit: string) => `ledger:${commit}`,
  commitSubject: (commit: string) => `commitSubject:${commit}`,
  commitSame: (commit: string) => `commitSame:${commit}`,
  commitFacts: (commit: string) => `commitFacts:${commit}`,
  commitViews: (step: string) => `commitViews:${step}`,
  clearing: 'clearing',
  relevant: (key: string) => `relevant:${key}`,
  options: (key: string) => `options:${key}`,
  shape: (key: string) => `shape:${key}`,
  violations: (key: string) => `violations:${key}`,
  field: (key: string) => `field:${key}`,
  lookups: (key: string) => `lookups:${key}`,
  verdict: (key: string) => `verdict:${key}`,
  content: (key: string) => `content:${key}`,
  summary: (key: string) => `summary:${key}`,
  visible: (key: string) => `visible:${key}`,
  place: (key: string) => `place:${key}`,
  attention: (key: string) => `attention:${key}`,
  counting: (step: string) => `counting:${step}`,
  onPage: (step: string) => `onPage:${step}`,
  section: (key: string) => `section:${key}`,
  layout: (step: string) => `layout:${step}`,
  step: (step: string) => `step:${step}`,
} as const;
