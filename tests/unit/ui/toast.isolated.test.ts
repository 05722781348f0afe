import { expect, it } from "vitest";
import { toast, toasts } from "../../../src/ui/toast.ts";

it("gives each kind its own time, which a call may overrule", () => {
  const seen: unknown[] = [];
  toasts.connect(({ kind, duration }) => void seen.push([kind, duration]));
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
