/** A form on a simulated page. Filling in is simulated. The session is the real one. */
import type { AnyForm } from "../../src/forms/define.ts";
import type { FormValues } from "../../src/forms/fields.ts";
import type { FormFiles } from "../../src/lead/form-files.ts";
import type { Code } from "./bundle.ts";
import { DAY } from "./clock.ts";
import { violate, withdraw } from "./laws.ts";
import type { FormType } from "./plan.ts";
import type { Tab } from "./tab.ts";

/** The answers of any form. Each form takes its own. */
const ANSWERS = {
  phoneNumber: "9876543210",
  email: "asha@example.com",
  city: "Chennai",
  propertyLocation: "Lucknow",
  purpose: "First Home",
  propertyType: "Plot",
  urgency: "High",
  notes: "After six",
  documents: ["Title Deed"],
};

export const visitorName = ({ fullName = "" }: { readonly fullName?: unknown }): string =>
  String(fullName);

export class Form {
  readonly type: FormType;
  readonly #tab: Tab;
  readonly #definition: AnyForm;
  readonly #session: InstanceType<Code["FormSession"]>;
  readonly leave: () => void;
  values: FormValues;
  readonly files: FormFiles;
  /** The ids of the files that it showed when its button was pressed. */
  pressedWith: readonly string[] = [];
  /** The leads in the outbox when it was opened: their ids by their names. */
  readonly #keptAtOpen: ReadonlyMap<string, string>;
  readonly #openedAt: number;
  /** The form offers to clear its restored answers. */
  #isRestored: boolean;
  /** Its visitor has picked files here, or cleared it: those of an earlier visit need not be here. */
  #hasOwnFiles = false;
  /** Taken back here since its button was pressed. It may be pressed in another tab after that. */
  #isDiscarded = false;

  constructor(tab: Tab, type: FormType) {
    this.#tab = tab;
    this.type = type;
    const { code } = tab;
    this.#definition = code.forms[type]!;
    this.#openedAt = tab.clock.now;
    this.#keptAtOpen = new Map(
      [...tab.device.kept.values()].map(({ id, values }) => [visitorName(values), id]),
    );
    const pageValues = code.initialValues(this.#definition);
    const draft = Object.entries(code.loadDraft(type));
    const values = {
      ...pageValues,
      ...Object.fromEntries(draft.map(([name, { value }]) => [name, value])),
    };
    this.values = values;
    this.files = new code.FormFiles(type);
    this.#session = new code.FormSession(this.#definition, code.pageSender(), this.files);
    this.#session.begin({
      pageValues,
      values,
      hasDraftValues: draft.length > 0,
      hasTypedValues: false,
    });
    this.#isRestored = draft.length > 0;
    this.leave = this.#session.mount((event) => {
      if (event.type === "sent") {
        this.values = pageValues;
        this.files.clear();
      } else if (event.type === "restored") {
        this.values = event.values;
        this.#isRestored = false;
        // A lead that waits has its own.
        this.#hasOwnFiles = true;
      }
    });
    const before = [...tab.device.files(type).keys()];
    tab.soon(() => this.#checkRestored(before));
  }

  #filledIn(fullName: string): FormValues {
    const values = this.#tab.code.initialValues(this.#definition);
    const answers = Object.entries(ANSWERS).filter(
      ([field, value]) => typeof values[field] === typeof value,
    );
    return { ...values, ...Object.fromEntries(answers), fullName };
  }

  /** Files that were picked before the page was left are in its form again. */
  #checkRestored(stood: readonly string[]): void {
    const { status } = this.#session.state.get();
    if (this.#tab.form !== this || this.#hasOwnFiles || (status !== "idle" && status !== "editing"))
      return;
    const shown = new Set(this.files.get().map(({ id }) => id));
    const { device } = this.#tab;
    const kept = device.files(this.type);
    if (stood.some((id) => (kept.get(id)?.at ?? 0) + DAY > device.now && !shown.has(id)))
      violate("A file that is kept does not stand in its form again");
  }

  get name(): string {
    return visitorName(this.values);
  }

  /** Id of the lead whose state it shows. */
  get followedId(): string | undefined {
    return this.#tab.code.shownId(this.#session.state.get());
  }

  get isShut(): boolean {
    return this.#tab.code.isSending(this.#session.state.get());
  }

  /** A visitor who has read the receipt of a lead does not send it again, and adds no file, which would be another lead. */
  get #isUnsent(): boolean {
    const { status } = this.#session.state.get();
    const hasReceipt =
      status === "sent" ||
      (this.#session.earlierReceipt.get() !== undefined && status !== "waiting");
    return (
      this.name !== "" && !(hasReceipt && this.#tab.device.lead(this.name).reference !== undefined)
    );
  }

  /** The visitor corrects or discards a lead that this form shows. What another tab sends is not affected. */
  #takeBack(): void {
    const { name } = this;
    if (name === "") return;
    this.#isDiscarded = true;
    const { device } = this.#tab;
    const lead = device.lead(name);
    const { status } = this.#session.state.get();
    const lockName = `aipm-lead-${this.#keptAtOpen.get(name)}`;
    const isSentElsewhere = device.locks.some(
      (lock) => lock.name === lockName && lock.realm !== this.#tab && lock.until >= this.#openedAt,
    );
    // Pressed on the page before, or in flight: it may arrive before the outbox has removed it.
    const isInFlight = status === "sending" || isSentElsewhere;
    if ((lead.pressedAt ?? 0) + 1000 > this.#tab.clock.now || isInFlight) return withdraw(lead);
    if (status !== "waiting" && !this.#keptAtOpen.has(name)) return;
    withdraw(lead);
    lead.isDiscarded = true;
    this.#tab.soon(() => {
      if (device.keeps(name) && lead.isDiscarded)
        violate(`${name} was taken back, and is still kept to be sent`);
    });
  }

  write(name: string): void {
    this.#takeBack();
    // The files of the answers before are now files of these.
    this.#tab.device.lead(name).fileIds = this.files.get().map(({ id }) => id);
    this.values = this.#filledIn(name);
    this.#session.updateAnswers(this.values);
  }

  pick(file: File): void {
    const { upload } = this.#definition;
    const state = this.#session.state.get();
    // A file for a lead that is under way makes another lead of the same wish, also after it was taken back.
    const isUnderWay =
      (state.status === "waiting" && state.isRetried) ||
      (state.status === "editing" && state.own?.isAttempted);
    if (!upload || !this.#isUnsent || isUnderWay) return;
    this.#takeBack();
    this.#hasOwnFiles = true;
    this.files.add(upload, [file], () => this.#session.updateAnswers(this.values));
  }

  clear(): void {
    if (!this.#isRestored) return;
    this.#isRestored = false;
    this.#takeBack();
    this.#hasOwnFiles = true;
    for (const lead of this.#tab.device.leads)
      if (lead.formType === this.type) lead.isCleared = true;
    this.#session.clear();
    this.values = this.#tab.code.initialValues(this.#definition);
    this.files.clear();
  }

  press(): void {
    if (!this.#isUnsent) return;
    const { name } = this;
    const lead = this.#tab.device.lead(name);
    const isPressedAgain = lead.reference !== undefined;
    Object.assign(lead, {
      pressedAt: this.#tab.clock.now,
      isWithdrawn: false,
      isDiscarded: false,
      isPressedAgain,
    });
    this.#isDiscarded = false;
    this.pressedWith = this.files.get().map(({ id }) => id);
    this.#session.press();
    this.#session.submit(this.values, { honeypot: "", elapsedMs: 9000 });
    this.#tab.soon(() => this.#checkAnswered(name));
  }

  /** A pressed lead leaves or waits, or the form says why not. */
  #checkAnswered(name: string): void {
    const state = this.#session.state.get();
    const isAnswered =
      state.status !== "editing" || ("failure" in state && state.failure) || "sent" in state;
    if (this.#tab.form !== this || this.name !== name || isAnswered) return;
    const { isWithdrawn, isCleared } = this.#tab.device.lead(name);
    if (!isWithdrawn && !isCleared && !this.#isDiscarded)
      violate(`${name} was pressed, and its form says nothing`);
  }

  discard(): void {
    const state = this.#session.state.get();
    // The button is shown for as long as the device keeps the lead, also during a retry.
    if (!("failure" in state) || state.failure?.expiresAt === undefined) return;
    this.#takeBack();
    this.#session.discard();
  }
}
