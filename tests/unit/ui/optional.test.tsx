/** A component whose code is loaded later, on a network that fails. */
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { optional } from "../../../src/ui/optional.tsx";

const Part = () => <p>drawn</p>;

it.each([
  ["when the network is back", () => void dispatchEvent(new Event("online"))],
  ["after a while", () => vi.advanceTimersByTimeAsync(15_000)],
])("draws a part whose code failed once, %s", async (_, pass) => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const load = vi
    .fn(async () => ({ Part }))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Optional = optional("Part", load);
  render(<Optional />);
  await act(async () => {});
  expect(screen.queryByText("drawn")).toBeNull();
  await act(async () => pass());
  expect(screen.getByText("drawn")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(2);
});
