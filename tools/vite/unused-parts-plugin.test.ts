import { expect, it } from 'vitest';
import { withoutNames } from './unused-parts-plugin';

it('marks what a call makes as left out where nobody uses it, and drops its name', () => {
  const code = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var Context = React2.createContext(null);',
    'Boundary.contextType = Context;',
    '    let Inner = React10.forwardRef(() => 1);',
    '    Inner.displayName = "fetcher.Form";',
  ].join('\n');
  expect(withoutNames(code)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function LinkWithRef() {}',
      ');',
      '',
      'var Context = /* @__PURE__ */ React2.createContext(null);',
      '',
      '    let Inner = React10.forwardRef(() => 1);',
      '    Inner.displayName = "fetcher.Form";',
    ].join('\n'),
  );
});
