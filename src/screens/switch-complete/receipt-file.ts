import { pageLocale } from '../../ui/parts/page-locale';
import sheet from './receipt-file.css?raw';

/** A page of its own with the receipt in it, that opens anywhere and asks for nothing. */
export function receiptFile(receipt: HTMLElement, title: string): Blob {
  const kept = receipt.cloneNode(true) as HTMLElement;
  for (const picture of kept.querySelectorAll('img')) picture.remove();
  return new Blob(
    [
      `<!doctype html><html lang="${pageLocale()}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escaped(title)}</title><style>${sheet}</style></head><body>`,
      kept.outerHTML,
      '</body></html>',
    ],
    { type: 'text/html;charset=utf-8' },
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Has the browser keep a file under a name. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
