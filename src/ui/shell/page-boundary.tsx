import { Component, type ReactNode } from "react";
import { CrashScreen } from "./crash-screen.tsx";

/** Around the page that the document came with: what breaks in it leaves the frame standing. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <CrashScreen /> : this.props.children;
  }
}
