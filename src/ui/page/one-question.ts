import type { FieldView, SectionView } from '../../engine';

const hidden = new WeakMap<FieldView, FieldView>();

/** The section with one of its fields drawn. What is hidden stays the same object. */
export function oneQuestion(section: SectionView, field: string): SectionView {
  const fields = Object.entries(section.fields).map(([name, view]) => {
    if (name === field) return [name, view] as const;
    const known = hidden.get(view) ?? { ...view, shown: false };
    hidden.set(view, known);
    return [name, known] as const;
  });
  return { ...section, fields: Object.fromEntries(fields) };
}
