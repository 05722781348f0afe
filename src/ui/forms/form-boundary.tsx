import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** The form's wrapper name, else its heading. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Around every form: what breaks inside leaves the page standing, and offers two ways on. */
export class FormBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert" className="notice notice-error grid gap-4">
        <h2 className="text-h3">{this.props.name} Error</h2>
        <p>Sorry, something went wrong with the form. Please try again or contact support if the problem persists.</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => this.setState({ broken: false })}>
            Reload Form
          </button>
          <button type="button" className="btn btn-secondary" onClick={() => history.back()}>
            Go Back
          </button>
        </div>
      </div>
    );
  }
}
