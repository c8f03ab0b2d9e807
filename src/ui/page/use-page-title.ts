import { useEffect } from 'react';
import { useWords } from '../words';
import { useBrand } from './brand-chrome';

/** Names the browser's tab; says first when something on the page is wrong. */
export function usePageTitle(title: string, hasErrors: boolean, brandName?: string): void {
  const words = useWords();
  const brand = useBrand()?.name ?? brandName ?? '';
  const text = words.plain(hasErrors ? 'page.titleError' : 'page.title', { title, brand });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
