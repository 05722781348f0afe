/** The life of one lead, without a browser: each step by a table, and long lives by chance. Requirements F12, F13. Decisions 19, 24. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Effect,
  IDLE,
  isBusy,
  type Job,
  type LeadState,
  type LeadEvent,
  transition,
} from "../../../src/lead/machine.ts";
import type { OutgoingLead } from "../../../src/lead/outbox.ts";
import { startSession } from "../../../src/lead/session.ts";

const outgoing = (id: string): OutgoingLead => ({
  id,
  formType: "CONTACT_US",
  heading: "Contact",
  path: "/contact-form",
  at: 0,
  values: { city: id },
  body: { formType: "CONTACT_US", formData: {} } as unknown as OutgoingLead["body"],
  meta: { honeypot: "", elapsedMs: 0 },
  files: [],
});
const jobOf = (id: string, more: Partial<Job> = {}): Job => ({
  lead: outgoing(id),
  isStored: true,
  failed: 0,
  since: 0,
  ...more,
});
const receiptOf = (id: string) => ({ id, reference: `AIPM-${id}`, at: 0 });
const failure = (more: { isFinal?: boolean; retryAt?: number } = {}) =>
  ({ message: "no", problems: [], isUpload: false, isFinal: false, ...more }) as const;
const lead = (more: Partial<LeadState>): LeadState => ({ ...IDLE, isDirty: true, ...more });
const waiting = lead({
  at: "waiting",
  job: jobOf("a", { failed: 1 }),
  failure: { ...failure({ retryAt: 9 }), isStored: true },
});
const sending = lead({ at: "sending", job: jobOf("a") });
const sent = lead({ at: "sent", startsNewLead: true, sent: { receipt: receiptOf("a"), values: {} } });
const failed = (more: Parameters<typeof failure>[0] = {}, isStale = false): LeadEvent => ({
  type: "failed",
  failure: failure(more),
  isStale,
});
const receiptFound = (id: string, isSame: boolean): LeadEvent => ({
  type: "receiptFound",
  receipt: receiptOf(id),
  isSame,
});

describe("each step", () => {
  it.each<[string, LeadState, LeadEvent, LeadState["at"], readonly Effect["do"][]]>([
    ["the first key", IDLE, { type: "edited" }, "editing", ["prefetch", "keepDraft"]],
    ["each further one", lead({ at: "editing" }), { type: "edited" }, "editing", ["keepDraft"]],
    ["a change of what waits", waiting, { type: "edited" }, "editing", ["keepDraft", "remove"]],
    ["a photo that is ready on the way", sending, { type: "edited" }, "sending", ["keepDraft"]],
    ["a change of what was sent", sent, { type: "edited" }, "editing", ["beginNewLead", "keepDraft"]],
    ["a press", lead({ at: "editing" }), { type: "pressed" }, "editing", []],
    ["a press on what waits", waiting, { type: "pressed" }, "waiting", []],
    ["a press on the way", sending, { type: "pressed" }, "sending", []],
    ["good answers", lead({ at: "editing" }), { type: "submitted", answers: {} }, "sending", ["prepare"]],
    ["a second press", sending, { type: "submitted", answers: {} }, "sending", []],
    ["a file that was left out", lead({ at: "sending" }), { type: "leftOut", message: "no" }, "editing", []],
    ["a lead in the outbox", lead({ at: "sending" }), { type: "prepared", job: jobOf("a") }, "sending", ["deliver"]],
    [
      "the same one again",
      { ...waiting, at: "sending" },
      { type: "prepared", job: jobOf("a") },
      "sending",
      ["deliver"],
    ],
    ["files on their way", sending, { type: "stage", at: "uploading" }, "uploading", []],
    ["a stage told too late", waiting, { type: "stage", at: "uploading" }, "waiting", []],
    ["a receipt", sending, { type: "arrived", receipt: receiptOf("a") }, "sent", ["complete", "clearAnswers"]],
    ["a fault that may pass", sending, failed({ retryAt: 9 }), "waiting", ["retry", "toast", "showProblems"]],
    ["the next such fault", { ...waiting, at: "sending" }, failed({ retryAt: 9 }), "waiting", ["retry"]],
    ["the last such fault", { ...waiting, at: "sending" }, failed(), "waiting", ["stop"]],
    ["a refusal", sending, failed({ isFinal: true }), "refused", ["refuse", "toast", "showProblems"]],
    ["files that the edge forgot", sending, failed({ isFinal: true }, true), "sending", ["deliver"]],
    [
      "and forgot again",
      lead({ at: "sending", job: jobOf("a", { isReuploaded: true }) }),
      failed({ isFinal: true }, true),
      "refused",
      ["refuse", "toast", "showProblems"],
    ],
    [
      "a fault after the page was left",
      { ...sending, isGone: true },
      failed({ retryAt: 9 }),
      "waiting",
      ["stop", "release", "toast", "showProblems"],
    ],
    ["something that threw", sending, { type: "broke", message: "no" }, "waiting", ["toast", "stop"]],
    ["time to try again", waiting, { type: "due", retryAt: 9 }, "sending", ["deliver"]],
    ["a time that no longer holds", waiting, { type: "due", retryAt: 8 }, "waiting", []],
    ["a network", waiting, { type: "resumed", now: 1 }, "sending", ["deliver"]],
    ["a network, with nothing to send", lead({ at: "editing" }), { type: "resumed", now: 1 }, "editing", []],
    ["a discarded lead", waiting, { type: "discarded" }, "editing", ["remove"]],
    ["nothing to be discarded on the way", sending, { type: "discarded" }, "sending", []],
    [
      "what an earlier visit left",
      IDLE,
      { type: "found", lead: outgoing("a"), now: 1 },
      "sending",
      ["fillIn", "claim", "deliver"],
    ],
    [
      "what the edge had refused",
      IDLE,
      { type: "found", lead: outgoing("a"), now: 1, failure: { ...failure({ isFinal: true }), isStored: false } },
      "refused",
      ["fillIn", "refuse", "showProblems"],
    ],
    ["what is found too late", sending, { type: "found", lead: outgoing("b"), now: 1 }, "sending", []],
    ["its receipt, from another tab", lead({ at: "editing" }), receiptFound("a", true), "idle", ["clearAnswers"]],
    ["its receipt, while it waits here", waiting, receiptFound("a", true), "idle", ["clearAnswers", "remove"]],
    ["another's receipt", lead({ at: "editing" }), receiptFound("b", false), "editing", []],
    ["another's receipt, while this one waits", waiting, receiptFound("b", false), "waiting", []],
    ["its own receipt", sent, receiptFound("a", true), "sent", []],
    ["a wish for another", { ...sent, isDirty: false }, { type: "anotherWanted" }, "idle", []],
    ["a page that is left", waiting, { type: "left" }, "waiting", ["release"]],
    ["a page that is left on the way", sending, { type: "left" }, "sending", []],
    ["a page that is there again", { ...waiting, isGone: true }, { type: "returned" }, "waiting", ["claim"]],
  ])("%s", (_, before, event, at, asked) => {
    const [after, ...effects] = transition(before, event, true);
    expect(after.at).toBe(at);
    expect(effects.map((one) => one.do)).toEqual(asked);
  });

  it("a key that changes nothing draws nothing", () => {
    const typed = lead({ at: "editing" });
    expect(transition(typed, { type: "edited" }, true)[0]).toBe(typed);
  });

  it.each([sending, waiting])("what has left stays one lead, whatever another tab sends meanwhile", (before) => {
    const [after] = transition(before, receiptFound("b", false), true);
    expect(after.startsNewLead).toBe(false);
    expect(transition(after, { type: "pressed" }, true).slice(1)).toEqual([]);
  });

  it("stays the lead that it was, pressed again on a page that knows the receipt of another", () => {
    const [began] = transition(
      IDLE,
      { type: "began", isDirty: false, known: { receipt: receiptOf("b") }, isOwn: false },
      true,
    );
    const [busy] = transition(began, { type: "found", lead: outgoing("a"), now: 1 }, true);
    const [waits] = transition(busy, { type: "failed", failure: failure(), isStale: false } as LeadEvent, true);
    const [, ...effects] = transition(waits, { type: "pressed" }, true);
    expect(waits.at).toBe("waiting");
    expect(effects).toEqual([]);
  });

  it.each([
    [true, []],
    [false, ["beginNewLead", "keepDraft"]],
  ])("a page that knows a receipt begins another lead, unless it restored one: %s", (isOwn, asked) => {
    const known = { receipt: receiptOf("b") };
    const [began] = transition(IDLE, { type: "began", isDirty: true, known, isOwn }, true);
    const [, ...effects] = transition(began, { type: "pressed" }, true);
    expect(effects.map((one) => one.do)).toEqual(asked);
  });

  it("tries that the visitor asks for count anew", () => {
    const [{ job }] = transition(waiting, { type: "resumed", now: 7 }, true);
    expect(job).toMatchObject({ failed: 0, since: 7 });
  });
});

/** One visitor with one form, its outbox, and an edge that stores each id once. */
class World {
  answers = "";
  /** Begins another with each receipt that the form is told of. */
  nonce = 0;
  outbox = new Set<string>();
  /** Days that have passed. */
  forgotten = 0;
  /** With how many receipts the visitor had seen when it was stored. */
  stored = new Map<string, { readonly answers: string; readonly seen: number }>();
  receiptsSeen = 0;
  completed = new Set<string>();
  preparing: string[] = [];
  delivering: Job[] = [];
  timers: number[] = [];
  now = 0;
  session = this.open();

  idOf = (answers: string): string => `${answers}/${this.nonce}`;

  open() {
    return startSession(
      () => ({
        beginNewLead: () => (this.nonce += 1),
        prepare: () => this.preparing.push(this.answers),
        deliver: ({ job }) => this.delivering.push(job),
        retry: ({ at }) => this.timers.push(at),
        remove: ({ id }) => this.outbox.delete(id),
        complete: ({ lead: { id } }) => {
          this.receiptsSeen += 1;
          this.completed.add(id);
          this.outbox.delete(id);
          // Only what is stored is completed.
          expect(this.stored.has(id)).toBe(true);
        },
        refuse: ({ lead: { id } }) => this.outbox.delete(id),
        fillIn: ({ lead: { values } }) => (this.answers = String(values["city"]).split("/", 1)[0]!),
        clearAnswers: () => {
          // Nothing that was typed and not sent goes.
          const kept = [...this.stored.values()].some(({ answers }) => answers === this.answers);
          expect(kept || !this.typed).toBe(true);
          this.answers = "";
          this.typed = false;
        },
      }),
      true,
    );
  }
  typed = false;

  store(id: string): void {
    if (!this.stored.has(id))
      this.stored.set(id, { answers: id.split("/", 1)[0]!, seen: this.receiptsSeen + this.forgotten });
  }

  check(): void {
    const { job, at, isGone, isDirty } = this.session.get();
    const onTheWay = this.preparing.length + this.delivering.length;
    expect(onTheWay).toBe(isBusy(this.session.get()) ? 1 : 0);
    if (at === "waiting") expect(job).toBeDefined();
    if (!isBusy(this.session.get()) && at !== "waiting") expect(job).toBeUndefined();
    if (job && !this.preparing.length) expect(this.outbox).toContain(job.lead.id);
    // Nothing is sent later that its visitor no longer means.
    if (!isGone) for (const id of this.outbox) expect(id).toBe(job?.lead.id);
    expect(isDirty).toBe(this.typed);
    // The same answers are two leads only where a receipt was seen in between.
    const all = [...this.stored.values()].map(({ answers, seen }) => `${answers} ${seen}`);
    expect(new Set(all).size).toBe(all.length);
  }
}

type Act = (world: World) => void;
const command = (name: string, may: (world: World) => boolean, act: Act): fc.Command<object, World> => ({
  check: () => true,
  run(_, world) {
    if (!may(world)) return;
    act(world);
    world.check();
  },
  toString: () => name,
});
const isHere = ({ session }: World): boolean => !session.get().isGone;
const isFree = (world: World): boolean => isHere(world) && !isBusy(world.session.get());

const edit = (answers: string) =>
  command(`types ${answers}`, isFree, (world) => {
    world.answers = answers;
    world.typed = true;
    world.session.send({ type: "edited" });
  });
const press = command("presses", isHere, (world) => {
  if (!world.answers) return;
  world.session.send({ type: "pressed" });
  world.typed = world.session.get().isDirty;
  world.session.send({ type: "submitted", answers: { city: world.answers } });
});
const prepared = (how: "kept" | "leftOut" | "broke") =>
  command(
    `files and outbox: ${how}`,
    ({ preparing }) => preparing.length > 0,
    (world) => {
      const id = world.idOf(world.preparing.pop()!);
      // Given again on purpose, the same answers are another lead.
      expect(world.completed).not.toContain(id);
      if (how !== "kept") return world.session.send({ type: how, message: "no" });
      world.outbox.add(id);
      world.session.send({ type: "prepared", job: jobOf(id, { since: world.now }) });
    },
  );
type How = "ok" | "lost" | "down" | "offline" | "refused" | "stale" | "broke";
const answered = (how: How) =>
  command(
    `the edge: ${how}`,
    ({ delivering }) => delivering.length > 0,
    (world) => {
      const { id } = world.delivering.pop()!.lead;
      if (how === "ok" || how === "lost") world.store(id);
      if (how === "ok") {
        // Cleared with the receipt.
        world.session.send({ type: "arrived", receipt: receiptOf(id) });
      } else if (how === "broke") world.session.send({ type: "broke", message: "no" });
      else {
        const isFinal = how === "refused" || how === "stale";
        const retryAt = how === "down" ? world.now + 2 : undefined;
        world.session.send({ type: "failed", isStale: how === "stale", failure: { ...failure({ isFinal }), retryAt } });
      }
    },
  );
const time = command(
  "time passes",
  () => true,
  (world) => {
    world.now += 1;
    for (const at of world.timers.splice(0)) world.session.send({ type: "due", retryAt: at });
  },
);
const online = command("the network returns", isHere, (world) =>
  world.session.send({ type: "resumed", now: world.now }),
);
const discard = command("discards", isFree, (world) => world.session.send({ type: "discarded" }));
const another = command("wants another", isFree, (world) => world.session.send({ type: "anotherWanted" }));
const tab = (isSame: boolean) =>
  command(
    `another tab sent ${isSame ? "this" : "something else"}`,
    (world) => isHere(world) && !!world.answers,
    (world) => {
      const id = isSame ? world.idOf(world.answers) : `elsewhere/${world.now}/${world.stored.size}`;
      const isFirst = !world.stored.has(id);
      world.store(id);
      if (isFirst || isSame) world.receiptsSeen += 1;
      world.session.send({ type: "receiptFound", receipt: receiptOf(id), isSame });
    },
  );
/** What is on its way goes on for a moment; the next page finds what is kept, unless it was kept too long. */
const reopen = (days: number) =>
  command(
    `comes back after ${days} days`,
    () => true,
    (world) => {
      world.session.send({ type: "left" });
      world.preparing = [];
      world.delivering = [];
      world.timers = [];
      world.answers = "";
      world.typed = false;
      // Nothing is kept for longer than a day, the nonce and the receipt neither.
      if (days > 0) {
        world.outbox.clear();
        world.nonce += 1;
        world.forgotten += 1;
      }
      const [receipt] = days > 0 ? [] : [...world.completed].slice(-1).map(receiptOf);
      world.session = world.open();
      world.session.send({ type: "began", isDirty: false, known: receipt && { receipt }, isOwn: false });
      const [id] = world.outbox;
      if (id) world.session.send({ type: "found", lead: outgoing(id), now: world.now });
    },
  );

describe("a life by chance", () => {
  // What leads far is likelier.
  const every = [
    ...["one", "two"].map(edit),
    press,
    press,
    press,
    ...(["kept", "kept", "kept", "kept", "leftOut", "broke"] as const).map(prepared),
    ...(["ok", "lost", "down", "down", "down", "offline", "refused", "stale", "broke"] as const).map(answered),
    time,
    time,
    online,
    online,
    discard,
    another,
    tab(true),
    tab(false),
    reopen(0),
    reopen(1),
  ].map((one) => fc.constant(one));

  it("never doubles a lead, never loses what was typed, and never sends what is no longer meant", () => {
    fc.assert(
      fc.property(fc.commands(every, { maxCommands: 60, size: "max" }), (commands) => {
        fc.modelRun(() => ({ model: {}, real: new World() }), commands);
      }),
      { numRuns: 2000 },
    );
  });
});
