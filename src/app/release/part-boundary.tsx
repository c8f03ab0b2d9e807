import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Another value tries again. */
  readonly resetOn: string;
  /** Stands there instead of a page that cannot be drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A page that cannot be drawn, e.g. as its code is gone, is never a blank page. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    if (this.state.failed && before.resetOn !== this.props.resetOn) {
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
