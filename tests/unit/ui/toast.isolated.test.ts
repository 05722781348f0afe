import { expect, it } from "vitest";
import { toast, toasts } from "../../../src/ui/toast.ts";

it("shows each kind for its own time unless the call sets one", () => {
  const shownToasts: unknown[] = [];
  toasts.connect(({ kind, duration }) => void shownToasts.push([kind, duration]));
  toast("default", "a");
  toast("success", "b");
  toast("error", "c");
  toast("loading", "d");
  toast("error", "e", 4000);
  expect(shownToasts).toEqual([
    ["default", 4000],
    ["success", 5000],
    ["error", 6000],
    ["loading", Infinity],
    ["error", 4000],
  ]);
});
