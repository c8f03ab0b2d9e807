import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx, which RJSF brings along: no text of a journey is Markdown. */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return children;
}
