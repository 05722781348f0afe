import { afterEach, expect, it, vi } from "vitest";
import { askForSync } from "../../../src/lead/background-sync.ts";

afterEach(() => void vi.unstubAllGlobals());

it("asks once the worker that was registered is active, and not before", async () => {
  const { promise: ready, resolve: activate } = Promise.withResolvers<object>();
  const register = vi.fn().mockResolvedValue(undefined);
  const refuse = vi.fn().mockRejectedValue(new DOMException("no active Service Worker", "InvalidStateError"));
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: () => Promise.resolve({ sync: { register: refuse } }), ready },
  });
  const asked = askForSync();
  await Promise.resolve();
  expect(register).not.toHaveBeenCalled();
  activate({ sync: { register } });
  await asked;
  expect(register).toHaveBeenCalledWith("outbox");
  expect(refuse).not.toHaveBeenCalled();
});

it("asks nobody where no worker was registered", async () => {
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: () => Promise.resolve(undefined), ready: new Promise(() => {}) },
  });
  await expect(askForSync()).resolves.toBeUndefined();
});
