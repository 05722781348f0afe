/** A site that is opened to other machines shows them pages and forms, and not its database. Requirement E7. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "./support/test.ts";
import { freePort } from "../tests/support/free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

test("npm start -- --host does not open the explorer of the database", { tag: "@all" }, async ({ request }) => {
  const state = mkdtempSync(path.join(tmpdir(), "aipm-host-"));
  const port = await freePort();
  const args = ["scripts/serve.ts", "--host", "127.0.0.1", "--port", String(port)];
  const server = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, STATE_DIR: state },
    stdio: "ignore",
  });
  try {
    const site = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        request.get(`${site}/health`).then(
          (answer) => answer.status(),
          () => 0,
        ),
      )
      .toBe(200);
    for (const closed of [
      "/cdn-cgi/explorer",
      "/cdn-cgi/explorer/api",
      "/cdn-cgi/local/explorer",
      "/cdn-cgi/handler/scheduled",
    ]) {
      expect((await request.get(site + closed)).status(), closed).toBe(404);
    }
    expect((await request.get(`${site}/contact-form`)).status()).toBe(200);
    const file = [{ originalFilename: "a.pdf", contentType: "application/pdf", fileSize: 8 }];
    const signed = await request.post(`${site}/guest/uploads/presign/bulk`, { data: file });
    const { data } = (await signed.json()) as { data: { uploadUrls: { uploadUrl: string }[] } };
    const headers = { "content-type": "application/pdf", "if-none-match": "*" };
    const put = await request.put(data.uploadUrls[0]!.uploadUrl, { headers, data: Buffer.from("%PDF-1.7") });
    expect(put.status()).toBe(200);
  } finally {
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("close", resolve));
    rmSync(state, { recursive: true, force: true });
  }
});
