/** An expression of XPath as a tree of plain data. */
export type XPath =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'path'; readonly path: XPathPath }
  | { readonly kind: 'negative'; readonly of: XPath }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly XPath[] }
  | {
      readonly kind: 'two';
      readonly operator: XPathOperator;
      readonly left: XPath;
      readonly right: XPath;
    }
  /** What nothing of ours could say, by its name in the language. */
  | { readonly kind: 'other'; readonly what: string };

export type XPathOperator =
  | 'or'
  | 'and'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | 'div'
  | 'mod';

export interface XPathPath {
  readonly from: 'root' | 'context' | 'current' | { readonly instance: string };
  readonly steps: readonly XPathStep[];
}

export interface XPathStep {
  /** `..` is the parent, `.` the node itself. */
  readonly to: 'child' | 'parent' | 'self';
  /** Of a child. */
  readonly name: string;
  readonly where: readonly XPath[];
}
