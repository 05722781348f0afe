/** Requirement S4. */
import { beforeEach, expect, it, vi } from "vitest";

const load = () => import("../../../src/ui/toast.ts");

beforeEach(() => vi.resetModules());

it("gives each kind its own time, which a call may overrule", async () => {
  const { toast, toasts } = await load();
  const seen: unknown[] = [];
  toasts.connect((change) => seen.push("dismiss" in change ? change : [change.kind, change.duration]));
  toast("default", "a");
  toast("success", "b");
  toast("error", "c");
  toast("loading", "d");
  toast("error", "e", 4000);
  expect(seen).toEqual([
    ["default", 4000],
    ["success", 5000],
    ["error", 6000],
    ["loading", Infinity],
    ["error", 4000],
  ]);
});

it("keeps what is said before anything can show it", async () => {
  const { dismissToast, toast, toasts } = await load();
  const wake = vi.fn();
  toasts.subscribe(wake);
  expect(toasts.wanted()).toBe(false);
  const id = toast("loading", "Uploading Files...");
  dismissToast(id);
  expect(toasts.wanted()).toBe(true);
  expect(wake).toHaveBeenCalledTimes(2);
  const seen: unknown[] = [];
  toasts.connect((change) => seen.push(change));
  expect(seen).toEqual([{ id, kind: "loading", message: "Uploading Files...", duration: Infinity }, { dismiss: id }]);
});
