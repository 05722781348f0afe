/** A release meets the smoke test before it meets visitors, and what stops it leaves the old one in its place. Requirement D5. Decision 58. */
import { expect, it } from "vitest";
import { type ReleaseCommand, releaseVersion, type Run, Stopped } from "../../tools/release.ts";

const plan = {
  worker: "aipm",
  origin: "https://www.aipm.in",
  bucket: "aipm-files",
  cors: "cors.json",
  views: (there: readonly string[]) => `views without ${there.join()}.sql`,
  commit: "abc1234",
  isFirst: false,
};
const SERVING = "11111111-1111-4111-8111-111111111111";
const FAILED = "22222222-2222-4222-8222-222222222222";
const NEXT = "33333333-3333-4333-8333-333333333333";
const STATUS = {
  versions: [
    // An earlier release that was stopped is still there, at 0 %.
    { version_id: FAILED, percentage: 0 },
    { version_id: SERVING, percentage: 100 },
  ],
};

/** An account in which one command fails. */
function account(failing?: string): { run: Run; done: string[] } {
  const done: string[] = [];
  const run: Run = ({ tool, args }: ReleaseCommand) => {
    const line = [tool === "smoke" ? "smoke" : "", ...args].filter(Boolean).join(" ");
    done.push(line);
    if (failing && line.startsWith(failing)) return Promise.resolve({ ok: false, output: "it said why" });
    const output = line.startsWith("deployments status")
      ? JSON.stringify(STATUS)
      : line.includes("--json --command")
        ? JSON.stringify([{ results: [{ name: "lead_gone" }] }])
        : `Uploaded\nWorker Version ID: ${NEXT}\n`;
    return Promise.resolve({ ok: true, output });
  };
  return { run, done };
}

const UPLOAD = "versions upload --message abc1234";
const ALL = [
  "d1 migrations apply DB --remote --env production",
  "d1 execute DB --remote --env production --json --command SELECT name FROM sqlite_schema WHERE type = 'view'",
  "d1 execute DB --remote --env production --yes --file views without lead_gone.sql",
  "r2 bucket cors set aipm-files --file cors.json --force",
  "deployments status --json --env production",
  UPLOAD,
  `versions deploy ${SERVING}@100% ${NEXT}@0% --message abc1234 --yes`,
  `smoke https://www.aipm.in --release aipm=${NEXT}`,
  `versions deploy ${NEXT}@100% --message abc1234 --yes`,
  "triggers deploy",
];

it("is set beside the one that serves, asked, and then given to everybody", async () => {
  const { run, done } = account();
  await releaseVersion(run, plan);
  expect(done).toEqual(ALL);
});

it.each(ALL.map((command, at) => [command, at] as const))("stops where this fails: %s", async (command, at) => {
  const { run, done } = account(command);
  const stopped = await releaseVersion(run, plan).catch((error: unknown) => error);
  expect(stopped).toBeInstanceOf(Stopped);
  expect((stopped as Error).message).toContain("it said why");
  expect(done).toEqual(ALL.slice(0, at + 1));
});

it("leaves visitors with the old one where the smoke test fails, and says how to take the new one away", async () => {
  const { run } = account("smoke");
  await expect(releaseVersion(run, plan)).rejects.toThrow(
    `Visitors still get ${SERVING}; only a request that names ${NEXT} gets that. To take it away:\n  npx wrangler versions deploy ${SERVING}@100% --name aipm --yes`,
  );
});

it("ships at once where there is no site yet", async () => {
  const { run, done } = account();
  await releaseVersion(run, { ...plan, isFirst: true });
  expect(done).toEqual([...ALL.slice(0, 4), "deploy --message abc1234"]);
});
