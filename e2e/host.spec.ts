/** `npm start -- --host` serves pages and forms to other machines, but not the database. */
import { OwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";

test("npm start -- --host hides the database explorer", { tag: "@all" }, async () => {
  await using site = await OwnSite.start("--host", "127.0.0.1");
  for (const closed of ["explorer", "explorer/api", "local/explorer", "handler/scheduled"])
    expect((await site.ask(`/cdn-cgi/${closed}`)).status, closed).toBe(404);
  expect((await site.ask("/contact-form")).status).toBe(200);
  const file = [{ originalFilename: "a.pdf", contentType: "application/pdf", fileSize: 8 }];
  const json = { "content-type": "application/json" };
  const signed = await site.ask("/guest/uploads/presign/bulk", {
    method: "POST",
    headers: json,
    body: JSON.stringify(file),
  });
  const { data } = (await signed.json()) as { data: { uploadUrls: { uploadUrl: string }[] } };
  const headers = { "content-type": "application/pdf", "if-none-match": "*" };
  const put = await site.ask(data.uploadUrls[0]!.uploadUrl, { method: "PUT", headers, body: "%PDF-1.7" });
  expect(put.status).toBe(200);
});
