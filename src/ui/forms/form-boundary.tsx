import { Component, createContext, type ReactNode, useContext, useState } from "react";
import { report } from "../../lead/report.ts";
import { rememberAll } from "../../lead/pre-hydration-input.ts";
import { t } from "../../i18n/t.ts";
import { FormFiles } from "../../lead/form-files.ts";

const KeptFiles = createContext<FormFiles | undefined>(undefined);

/** Returns the files of a form, which outlive its redraws. */
export function useFiles(formType: string): FormFiles {
  const [own] = useState(() => new FormFiles(formType));
  return useContext(KeptFiles) ?? own;
}

interface BoundaryProps {
  /** For the heading of the panel. */
  readonly name: string;
  /** The form whose files are kept. */
  readonly formType?: string;
  readonly children: ReactNode;
}

/** More redraws within this time (ms) are a fault of the form, not of the browser. */
const MAX_REDRAWS = 5;
const REDRAW_PERIOD_MS = 2000;

/**
 * The error that React throws when a translator or an extension has moved a node. The form itself
 * is fine.
 */
const isMovedNode = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotFoundError";

interface BoundaryState {
  readonly broken: boolean;
  readonly error?: unknown;
}

/**
 * The error boundary of a form: a panel with two buttons. Draft and files are kept. If something
 * moved a node, the form is redrawn at once with its answers.
 */
export class FormBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false };
  readonly #files = new FormFiles(this.props.formType ?? "");
  /** The times of the last automatic redraws. */
  #redraws: readonly number[] = [];

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: true, error };
  }

  override getSnapshotBeforeUpdate(_: BoundaryProps, { broken }: BoundaryState): null {
    if (!broken && this.state.broken && isMovedNode(this.state.error)) rememberAll();
    return null;
  }

  /** React warns if there is a snapshot without it. */
  override componentDidUpdate(): void {
    // Nothing to do: the snapshot is taken for its own sake.
  }

  override componentDidCatch(error: unknown): void {
    this.#redraws = [...this.#redraws, Date.now()].slice(-MAX_REDRAWS);
    if (
      isMovedNode(error) &&
      Date.now() - (this.#redraws.at(-MAX_REDRAWS) ?? 0) > REDRAW_PERIOD_MS
    ) {
      this.setState({ broken: false });
    } else report("crash", this.props.formType, error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return <KeptFiles value={this.#files}>{this.props.children}</KeptFiles>;
    return (
      <div role="alert" className="notice notice-error grid gap-4">
        <h2 className="text-h3">{t("{name} Error", { name: this.props.name })}</h2>
        <p>
          {t(
            "Sorry, something went wrong with the form. Please try again or contact support if the problem persists.",
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => this.setState({ broken: false })}
          >
            {t("Reload Form")}
          </button>
          <button type="button" className="btn btn-secondary" onClick={() => history.back()}>
            {t("Go Back")}
          </button>
        </div>
      </div>
    );
  }
}
