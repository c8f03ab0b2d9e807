export { inputOf, part, under, type Cell, type Read, type Source } from './cells';
export { follow, type Follower } from './follow';
export { anyOf, joined, joinedLists } from './cells';
