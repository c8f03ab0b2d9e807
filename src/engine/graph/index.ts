export {
  anyOf,
  inputOf,
  joined,
  joinedLists,
  once,
  part,
  under,
  type Cell,
  type Read,
  type Source,
} from './cells';
export { follow, type Follower } from './follow';
