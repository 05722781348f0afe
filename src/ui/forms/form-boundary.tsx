import { Component, type ReactNode } from "react";
import type { FormValues } from "../../forms/fields.ts";
import { clearDraft, isSame, loadDraft } from "../../lead/draft.ts";
import { t } from "../../i18n/t.ts";

interface BoundaryProps {
  /** For the heading of the panel. */
  readonly name: string;
  /** The form whose draft may be the cause. */
  readonly formType?: string;
  readonly children: ReactNode;
}

/** If a form crashes this soon after "Reload Form", its draft is the cause. */
const AT_ONCE_MS = 2000;

/** The error boundary of a form: a panel with two buttons in its place. The draft is kept. */
export class FormBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  /** When the form was last reloaded, and with which draft. */
  #reloaded: { readonly at: number; readonly draft: FormValues | undefined } = { at: 0, draft: undefined };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  #draft(): FormValues | undefined {
    const { formType } = this.props;
    return formType === undefined ? undefined : loadDraft(formType)?.values;
  }

  override componentDidCatch(): void {
    const { at, draft } = this.#reloaded;
    if (!draft || !this.props.formType || Date.now() - at > AT_ONCE_MS || !isSame(draft, this.#draft())) return;
    // The draft would crash the form for a day. An empty form is better.
    clearDraft(this.props.formType);
    this.setState({ broken: false });
  }

  #reload = (): void => {
    this.#reloaded = { at: Date.now(), draft: this.#draft() };
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
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
