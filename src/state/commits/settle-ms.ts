/**
 * How long what one tab has written may take until another one reads it, in milliseconds: an
 * assumption about browsers. A lock that comes free may come before its holder's last write.
 */
export const settleMs = 250;
