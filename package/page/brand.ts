import type { JsonObject } from '../../src/engine';
import type { BrandChrome } from '../../src/ui/parts/brand';

/** What a page says and shows of whoever stands behind it; the build makes it of `brand.json`. */
export interface Brand extends BrandChrome {
  /** Laid over the settings of the journey, which its texts and rules read. */
  readonly settings: JsonObject;
}
