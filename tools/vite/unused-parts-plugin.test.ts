import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { withoutMessages, withoutNames } from './unused-parts-plugin';

it('marks what a call makes as left out where nobody uses it, and drops its name', () => {
  const code = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var Context = React2.createContext(null);',
    'Boundary.contextType = Context;',
    'var ENABLE_DEV_WARNINGS = true;',
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
      'var ENABLE_DEV_WARNINGS = false;',
      '    let Inner = React10.forwardRef(() => 1);',
      '    Inner.displayName = "fetcher.Form";',
    ].join('\n'),
  );
});

it('says nothing to whoever writes routes, and fails where they did something wrong all the same', () => {
  const code = [
    'invariant(isIn, `${name} may be used only in a Router`);',
    'warning(path !== "/", "a path of its own");',
    'said(isIn, "this stays");',
  ].join('\n');
  expect(withoutMessages(code, parseSync('router.mjs', code).program)).toBe(
    ['invariant(isIn, "");', 'warning(path !== "/", "");', 'said(isIn, "this stays");'].join('\n'),
  );
});
