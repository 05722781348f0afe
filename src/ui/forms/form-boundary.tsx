import { Component, type ReactNode } from "react";
import { clearDraft, type Draft, isSame, loadDraft } from "../../lead/draft.ts";
import { rememberAll } from "../../lead/pre-hydration-input.ts";
import { t } from "../../i18n/t.ts";
import { FormFiles } from "../../lead/form-files.ts";
import { KeptFiles } from "./use-files.ts";

interface BoundaryProps {
  /** For the heading of the panel. */
  readonly name: string;
  /** The form whose draft may have caused the crash. */
  readonly formType?: string;
  readonly children: ReactNode;
}

/** If a form crashes this soon after "Reload Form", its draft is the cause. */
const CRASH_LOOP_MS = 2000;

/** So many errors in a row are not the browser's. */
const MOST_REDRAWN = 5;

/**
 * The error that React throws when a translator or an extension has moved a node. The form itself
 * is fine.
 */
const isMovedNode = (error: unknown): boolean => error instanceof DOMException && error.name === "NotFoundError";

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
  /** When the form was last reloaded, and with which draft. */
  #reloaded: { readonly time: number; readonly draft: Draft | undefined } = { time: 0, draft: undefined };
  readonly #files = new FormFiles(this.props.formType ?? "");
  /** The time of the last automatic redraw. */
  #redrawn: readonly number[] = [];

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: true, error };
  }

  override getSnapshotBeforeUpdate(_: BoundaryProps, { broken }: BoundaryState): null {
    if (!broken && this.state.broken && isMovedNode(this.state.error)) rememberAll();
    return null;
  }

  #draft(): Draft | undefined {
    const { formType } = this.props;
    const draft = formType === undefined ? {} : loadDraft(formType);
    return Object.keys(draft).length > 0 ? draft : undefined;
  }

  override componentDidCatch(error: unknown): void {
    this.#redrawn = [...this.#redrawn, Date.now()].slice(-MOST_REDRAWN);
    if (isMovedNode(error) && Date.now() - (this.#redrawn.at(-MOST_REDRAWN) ?? 0) > CRASH_LOOP_MS) {
      return this.setState({ broken: false });
    }
    const { time, draft } = this.#reloaded;
    if (!draft || !this.props.formType || Date.now() - time > CRASH_LOOP_MS || !isSame(draft, this.#draft())) return;
    // The draft would crash the form for a day. An empty form is better.
    clearDraft(this.props.formType);
    this.setState({ broken: false });
  }

  #reload = (): void => {
    this.#reloaded = { time: Date.now(), draft: this.#draft() };
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    if (!this.state.broken) return <KeptFiles value={this.#files}>{this.props.children}</KeptFiles>;
    return (
      <div role="alert" className="notice notice-error grid gap-4">
        <h2 className="text-h3">{t("{name} Error", { name: this.props.name })}</h2>
        <p>
          {t("Sorry, something went wrong with the form. Please try again or contact support if the problem persists.")}
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={this.#reload}>
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
