export { Icon, NamedIcon } from './icon';
export type { IconName } from './shapes';
