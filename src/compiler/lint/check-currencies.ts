import type { Context } from '../context';
import type { Sources } from '../symbols';

/** Of formats that show amounts, one that shows them in another currency than all others. */
export function checkCurrencies(_: Sources, { symbols, report }: Context): void {
  const amounts = [...symbols.formats.values()].flatMap((format) => {
    const shown = format.find('shown');
    const currency = shown === null || !('currency' in shown.value) ? null : shown.value.currency;
    return shown === null || currency === null ? [] : [{ shown, currency }];
  });
  for (const { shown, currency } of amounts) {
    const others = amounts.filter((each) => each.shown !== shown);
    const [usual] = new Set(others.map((each) => each.currency));
    const isAlone = others.length > 1 && others.every((each) => each.currency === usual);
    if (usual !== undefined && isAlone && usual !== currency)
      report.add('JC572', shown, `This shows ${currency}, and all others show ${usual}.`, {
        severity: 'warning',
        help: `write "currency": "${usual}"`,
      });
  }
}
