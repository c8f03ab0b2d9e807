export { inputOf, part, under, type Cell, type Read, type Source } from './cell';
export { follow, type Follower } from './follow';
export { anyOf, joined, joinedLists } from './joined';
