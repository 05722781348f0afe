import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Testing Library cleans up by itself only where `afterEach` is a global.
afterEach(cleanup);

// Where most visitors are; a test of those abroad says so.
process.env.TZ = "Asia/Kolkata";
