/** A release meets the smoke test before it meets visitors, and what stops it leaves the old one in its place. */
import { expect, it } from "vitest";
import { type ReleaseCommand, releaseVersion, type Run, Stopped } from "../../tools/release.ts";
import { remedyOf } from "../../tools/remedies.ts";
import { servingAmong } from "../../tools/secrets.ts";

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

it("puts secrets by a version of the code that serves, and leaves database and bucket as they are", async () => {
  const { run, done } = account();
  await releaseVersion(run, { ...plan, secrets: "keys.json" });
  expect(done).toEqual([ALL[4], `${UPLOAD} --secrets-file keys.json`, ...ALL.slice(6)]);
});

it("knows the commit of what serves, also after a change of a secret and a release that was stopped", () => {
  const version = (id: string, message: string) => ({ id, annotations: { "workers/message": message } });
  const versions = [
    version(NEXT, "222222222222"),
    version(SERVING, "Secret changed"),
    version("first", "111111111111"),
  ];
  expect(servingAmong(versions, SERVING)).toEqual({ version: SERVING, isLatest: false, commit: "111111111111" });
  expect(servingAmong(versions, NEXT)).toMatchObject({ isLatest: true, commit: "222222222222" });
});

/** As wrangler says it: what stands before its error is its own talk. */
it.each([
  ["A request to the Cloudflare API (/memberships) failed.\n  Invalid access token [code: 9109]", /npx wrangler login/],
  ["Authentication error [code: 10000]", /give it the rights that docs\/deploy\.md names/],
  ["Please enable R2 through the Cloudflare Dashboard. [code: 10042]", /dashboard, R2/],
  ["You need a workers.dev subdomain in order to proceed. [code: 10063]", /open Workers & Pages/],
  ["The binding A has no value [code: 10057]", /npx wrangler secret put NAME/],
  ["no such table: nowhere: SQLITE_ERROR [code: 7500]", /has taken nothing of that file: mend it/],
  ["Please wait and consider throttling your request speed [code: 971]", /\(429\): wait five minutes/],
  ["Received a malformed response from the API\n  502 Bad Gateway", /www\.cloudflarestatus\.com, and run the same/],
  ["fetch failed", /look at the connection/],
])("says what to do where wrangler says %j", (error, remedy) => {
  expect(remedyOf(`Rate Limit 10 requests\n\u001B[31m✘ \u001B[41m[ERROR]\u001B[0m ${error}\n`)).toMatch(remedy);
});
