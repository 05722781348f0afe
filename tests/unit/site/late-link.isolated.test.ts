import { beforeEach, expect, it, vi } from "vitest";
import { interceptLinks } from "../../../src/site/browser/links.ts";

const assign = vi.fn();
const never = (): Promise<never> => new Promise(() => {});
const preloadRoute = vi.fn<() => Promise<unknown>>(never);
const navigate = vi.fn();
vi.stubGlobal("location", { origin: location.origin, pathname: "/faq", search: "", assign });
interceptLinks({ preloadRoute, navigate } as never);

const follow = (href: string): void => {
  document.body.innerHTML = `<a href="${href}">x</a>`;
  document.querySelector("a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});

it.each([
  ["whose page never comes", never],
  ["whose page fails while the network says nothing", () => Promise.reject(new Error("gone"))],
])("a link %s is the browser's after eight seconds", async (_, preload) => {
  vi.stubGlobal("fetch", never);
  preloadRoute.mockImplementation(() => preload().catch(() => undefined));
  follow("/contact");
  await vi.advanceTimersByTimeAsync(7900);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/contact`);
  expect(navigate).not.toHaveBeenCalled();
});

it("nor is one that another was clicked after", async () => {
  preloadRoute.mockImplementation(never);
  follow("/contact");
  await vi.advanceTimersByTimeAsync(4000);
  follow("/about");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/about`);
});
