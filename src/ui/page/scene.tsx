import type { BrandChrome } from './brand-chrome';
import './scene.css';

/** `grey`: the same place on a grey day, for errors. */
export type SceneKind = 'tall' | 'small' | 'grey' | 'none';

/** The brand's scenery at the foot of the band. Says nothing that the words do not. */
export function Scene({
  kind,
  graphics,
}: {
  readonly kind: SceneKind;
  readonly graphics: BrandChrome['graphics'];
}) {
  if (kind === 'none') return null;
  const address = {
    tall: graphics.sceneTall,
    small: graphics.sceneSmall,
    grey: graphics.sceneGrey,
  }[kind];
  return <img className={`p-scene p-scene--${kind}`} src={address} alt="" />;
}
