/** How one call is to be made. */
export interface CallOptions {
  /** Milliseconds until it is given up, loading what checks its answer included; the client's own when left out. */
  readonly within?: number;
  /**
   * It must do its work once: not sent again after a 401, kept alive when the page goes, and beyond
   * the reach of its signal once it has left. After `prepare` it leaves within the same turn.
   */
  readonly once?: boolean;
}
