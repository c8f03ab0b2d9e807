export { inputOf, part, under, type Cell, type Read, type Source } from './cell';
export { follow, type Follower } from './follow';
export { joined, joinedLists } from './joined';
