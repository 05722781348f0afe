/** The rooms of a lead's way, and the tests that their mutants meet: the quick ones, and what survives them the next. */

/** By project of vitest, the tests; or the plans and the first seeds of the simulator. */
export type Stage = Readonly<Record<string, readonly string[]>> | "simulator";

interface Room {
  readonly files: readonly string[];
  readonly except?: readonly string[];
  readonly stages: readonly Stage[];
  /** Whoever survived has been read: killed, noted, or its line is gone. Whatever survives from then on is a failure. */
  readonly isRead?: boolean;
}

const PURE: Stage = { pure: ["tests/unit/forms/**/*.test.ts", "tests/worker/file-content.test.ts"] };
const CONTRACTS: Stage = { contracts: ["tests/contracts/{catalogue,payloads,translations,views,notices}.test.ts"] };
const IN_FORMS: Stage = {
  unit: ["tests/unit/ui/forms/*.test.tsx"],
  isolated: ["tests/unit/ui/forms/*.isolated.test.tsx"],
};
const EDGE: Stage = { worker: ["tests/worker/*.test.ts"] };

export const ROOMS: Readonly<Record<string, Room>> = {
  reading: {
    files: ["src/forms/reading/*.ts"],
    // Tables.
    except: ["src/forms/reading/cities.ts", "src/forms/reading/calling-codes.ts"],
    stages: [PURE, { unit: ["tests/unit/ui/forms/call-time.test.tsx"] }],
    isRead: true,
  },
  forms: {
    files: ["src/forms/*.ts", "src/forms/kinds/*.ts"],
    except: ["src/forms/paths.gen.ts"],
    stages: [PURE, CONTRACTS, IN_FORMS],
  },
  lead: {
    files: ["src/lead/*.ts"],
    stages: [
      "simulator",
      { unit: ["tests/unit/lead/*.test.ts"], isolated: ["tests/unit/lead/*.isolated.test.ts"] },
      IN_FORMS,
    ],
  },
  uploads: {
    files: ["worker/uploads/*.ts"],
    stages: [
      // These need no runtime.
      { pure: ["tests/worker/uploads-{claim,sign}.test.ts"] },
      { worker: ["tests/worker/{uploads-*,same-content}.test.ts"] },
      EDGE,
    ],
  },
  edge: {
    files: ["worker/lead/*.ts"],
    stages: ["simulator", { worker: ["tests/worker/{bytes,drain,spool,forms,native,valid-body}.test.ts"] }, EDGE],
  },
};
