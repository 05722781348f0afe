/** Every sequence of six events from every start of a form, with an outbox, a draft and an edge of one visitor. */
import { expect, it } from "vitest";
import {
  type Command,
  type FormState,
  isSending,
  ownLead,
  type ShownFailure,
  shownId,
  type StateEvent,
  step,
} from "../../../src/lead/form-states.ts";

const EVENTS = 6;
/** Edits of the visitor. The answers after each have an id of their own. */
const MAX_EDITS = 2;

/** A form with everything around it. */
interface World {
  readonly state: FormState;
  /** The edits until now, which the form shows. */
  readonly edits: number;
  /** How often the nonce was replaced. */
  readonly nonce: number;
  /** Leads in the outbox. */
  readonly outbox: readonly string[];
  /** An attempt is under way with this lead. */
  readonly attempt?: string | undefined;
  /** The session prepares a lead. */
  readonly isPreparing: boolean;
  /** Leads that the visitor took back. */
  readonly withdrawn: readonly string[];
  /** The answers that a receipt, "Clear it" or nothing has ended. */
  readonly ended: readonly string[];
}

const idOf = ({ edits, nonce }: World): string => `answers ${edits}, nonce ${nonce}`;
const failure = (isFinal: boolean): ShownFailure => ({
  message: "no",
  problems: [],
  isUpload: false,
  isFinal,
});

/** The events that may happen next. */
function* eventsIn(world: World): Generator<StateEvent> {
  const { state, outbox, attempt, edits, isPreparing } = world;
  const isShut = isSending(state);
  if (!isShut) {
    if (edits < MAX_EDITS) yield { type: "edited" };
    yield { type: "edited", isFiles: true };
    yield { type: "pressed" };
    // A sent form waits for a change, and others are sent again as another lead.
    if (state.status !== "sent") yield { type: "submitted" };
    yield { type: "cleared" };
  }
  if (state.status === "waiting") yield { type: "discarded" };
  if (state.status === "sent") yield { type: "read" };
  if (isPreparing) {
    yield { type: "prepared", id: ownLead(state)?.id ?? idOf(world) };
    yield { type: "unprepared", failure: failure(false) };
  }
  const isUntouched = state.status === "idle" || state.status === "editing";
  if (isUntouched && outbox.includes(idOf(world))) yield { type: "restored", id: idOf(world) };
  if (isUntouched && outbox.length === 0) yield { type: "missed" };
  for (const id of outbox) if (attempt === undefined) yield { type: "attempted", id };
  if (state.status === "sending" && !isPreparing && state.own)
    yield { type: "left", id: state.own.id };
  // Another page takes it back, or it expires.
  for (const id of outbox) yield { type: "withdrawn", id, failure: failure(false) };
  if (attempt === undefined) return;
  yield { type: "failed", id: attempt, failure: failure(false) };
  yield { type: "failed", id: attempt, failure: failure(true) };
  yield { type: "expired", id: attempt, failure: failure(false) };
  yield {
    type: "answered",
    id: attempt,
    sent: { receipt: { id: attempt, reference: "AIPM-1" }, values: {}, files: [] },
  };
}

const without = (list: readonly string[], id: string): readonly string[] =>
  list.filter((other) => other !== id);
const withId = (list: readonly string[], id: string): readonly string[] => [
  ...without(list, id),
  id,
];

/** The effects of an event outside of the form, before it hears of it. */
function happen(world: World, event: StateEvent): World {
  switch (event.type) {
    case "edited":
      return event.isFiles ? world : { ...world, edits: world.edits + 1 };
    case "prepared":
      // Another tab has sent these answers meanwhile.
      if (world.state.status !== "sending") return { ...world, isPreparing: false };
      return {
        ...world,
        isPreparing: false,
        outbox: withId(world.outbox, event.id),
        withdrawn: without(world.withdrawn, event.id),
        attempt: event.id,
      };
    case "unprepared":
      return { ...world, isPreparing: false };
    case "attempted":
      return { ...world, attempt: event.id };
    case "withdrawn":
      return { ...world, outbox: without(world.outbox, event.id) };
    case "expired":
      return { ...world, outbox: without(world.outbox, event.id), attempt: undefined };
    case "failed":
      return { ...world, attempt: undefined };
    case "answered":
      return {
        ...world,
        attempt: undefined,
        outbox: without(world.outbox, event.sent.receipt.id),
        ended: withId(world.ended, event.sent.receipt.id),
      };
    default:
      return world;
  }
}

/** The effect of a command. @throws if a law does not hold */
function run(world: World, command: Command): World {
  switch (command.do) {
    case "submit":
      return { ...world, isPreparing: true };
    case "withdraw":
      return {
        ...world,
        outbox: without(world.outbox, command.id),
        withdrawn: withId(world.withdrawn, command.id),
      };
    case "renew":
      return { ...world, nonce: world.nonce + 1 };
    case "forget":
      return { ...world, ended: withId(world.ended, idOf(world)) };
    case "showReceipt":
      // The form is cleared: its answers are those of the receipt, not later ones.
      expect(command.sent.receipt.id).toBe(idOf(world));
      return world;
    default:
      return world;
  }
}

const isVisitors = ({ type }: StateEvent): boolean =>
  ["edited", "discarded", "cleared"].includes(type);

/** The laws that hold after each event. */
function check(before: World, event: StateEvent, world: World): void {
  const { state, outbox } = world;
  const own = ownLead(state);
  // One intent is one id.
  if (own?.isKept) expect(own.id).toBe(idOf(world));
  // What the visitor took back leaves the outbox, and is not followed.
  if (isVisitors(event) && world.state !== before.state) {
    const followed = shownId(before.state);
    if (followed !== undefined && before.state.status === "waiting")
      expect(outbox).not.toContain(followed);
    expect(own?.isKept ?? false).toBe(false);
  }
  // A file that changes while an attempt is under way makes another lead: the attempt delivers the files of before.
  const isFollowed = before.attempt !== undefined && before.attempt === ownLead(before.state)?.id;
  if (event.type === "edited" && event.isFiles && isFollowed && !isSending(before.state))
    expect(world.nonce).toBe(before.nonce + 1);
  // What was typed stays: only a receipt of these answers or "Clear it" ends in an empty form.
  if (state.status === "idle" && before.state.status !== "idle")
    expect(["cleared", "read"]).toContain(event.type);
  if (state.status === "sent" && before.state.status !== "sent")
    expect(world.ended).toContain(idOf(world));
  // Every failure ends in a state that the visitor can leave.
  if ("failure" in state && state.failure && !isSending(state)) {
    expect(step(state, { type: "edited" })[0].status).toBe("editing");
    expect(step(state, { type: "submitted" })[0].status).toBe("sending");
  }
  const isFailure =
    event.type === "failed" || event.type === "expired" || event.type === "withdrawn";
  const isOfForm =
    isFailure && before.state.status !== "sent" && shownId(before.state) === event.id;
  if (isOfForm && !before.isPreparing) expect("failure" in state && !isSending(state)).toBe(true);
  // An old attempt that fails does not end the preparation of the same lead.
  if (
    before.isPreparing &&
    world.isPreparing &&
    before.state.status === "sending" &&
    event.type !== "answered"
  )
    expect(state.status).toBe("sending");
  // A form that sends waits for something that ends: its preparation, an attempt, or a page that keeps the lead.
  if (state.status === "sending" && !world.isPreparing) expect(own?.isKept).toBe(true);
  // Nothing is announced, disabled or shown as new because of an automatic attempt.
  if (event.type === "attempted") expect(isSending(state)).toBe(isSending(before.state));
}

const start = (state: FormState, outbox: readonly string[] = []): World => ({
  state,
  edits: 0,
  nonce: 0,
  outbox,
  isPreparing: false,
  withdrawn: [],
  ended: [],
});
const DRAFTED = "answers 0, nonce 0";
const STARTS: readonly World[] = [
  start({ status: "idle" }),
  start({ status: "editing" }),
  start({ status: "idle", own: { id: DRAFTED, isKept: false } }),
  start({ status: "idle", own: { id: DRAFTED, isKept: true } }),
  start({ status: "idle", own: { id: DRAFTED, isKept: true } }, [DRAFTED]),
  start({ status: "editing", own: { id: DRAFTED, isKept: true } }, [DRAFTED]),
];

it("keeps its laws in every sequence of six events from every start", () => {
  const seen = new Map(STARTS.map((world) => [JSON.stringify(world), world]));
  let next = [...seen.values()];
  let transitions = 0;
  const statuses = new Set<string>();
  for (let depth = 1; depth <= EVENTS; depth += 1) {
    const found: World[] = [];
    for (const before of next)
      for (const event of eventsIn(before)) {
        transitions += 1;
        const happened = happen(before, event);
        const [state, commands] = step(before.state, event);
        let world: World = { ...happened, state };
        try {
          for (const command of commands) world = run(world, command);
          check(before, event, world);
        } catch (error) {
          throw new Error(
            `${JSON.stringify(before)}\n${JSON.stringify(event)}\n${JSON.stringify(world)}`,
            {
              cause: error,
            },
          );
        }
        statuses.add(state.status);
        const key = JSON.stringify(world);
        if (seen.has(key)) continue;
        seen.set(key, world);
        found.push(world);
      }
    next = found;
  }
  console.log(`${seen.size} states and ${transitions} transitions were visited`);
  expect([...statuses].toSorted()).toEqual([
    "editing",
    "idle",
    "rejected",
    "sending",
    "sent",
    "waiting",
  ]);
  expect(seen.size).toBeGreaterThan(800);
});
