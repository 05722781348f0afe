/** `npm run smoke` against the built site, and `npm start -- --host` on a port of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { quietly, ROOT } from "../shared/commands.ts";
import { freePort } from "../tests/support/free-port.ts";
import { expect, test } from "./support/test.ts";

test("passes every smoke check against the built site", { tag: "@all" }, async ({ baseURL }) => {
  const { ok, output } = await quietly({ script: "tools/smoke.ts" }, [baseURL!]);
  expect(output).not.toContain("FAILED");
  expect(output.match(/^passed/gm)).toHaveLength(6);
  expect(ok).toBe(true);
});

// reliability-lead.spec.ts sends a lead with files from another host.
test(
  "hides the database explorer when npm start has --host",
  { tag: "@all" },
  async ({ request }, info) => {
    const port = String(await freePort());
    const child = spawn(
      process.execPath,
      ["scripts/serve.ts", "--port", port, "--host", "127.0.0.1"],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          STATE_DIR: info.outputPath("state"),
          npm_lifecycle_event: undefined,
        },
        stdio: "ignore",
      },
    );
    const ended = once(child, "close");
    const statusOf = async (path: string): Promise<number> =>
      (await request.get(`http://127.0.0.1:${port}${path}`)).status();
    await expect.poll(() => statusOf("/contact-form").catch(String)).toBe(200);
    for (const path of ["explorer", "explorer/api", "local/explorer", "handler/scheduled"])
      expect(await statusOf(`/cdn-cgi/${path}`), path).toBe(404);
    child.kill();
    await ended;
  },
);
