/**
 * The edge as the built site has it: what it refuses is told as JSON, and read to its end before.
 * Requirements U2, E1, E4.
 */
import { expect, test } from "./support/test.ts";

const MIB = 1024 * 1024;

test("an unknown path under /forms is told as JSON", async ({ request }) => {
  for (const path of ["/forms/x", "/forms/x/y"]) {
    const response = await request.post(path, { data: {} });
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: "not_found" });
  }
  const wrong = await request.get("/forms");
  expect(wrong.status()).toBe(405);
  expect(wrong.headers().allow).toBe("POST");
});

test("whatever the worker answers is kept by nobody, and shown in no frame", async ({ request }) => {
  const API = "default-src 'none'; frame-ancestors 'none'";
  const PAGE = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";
  for (const [answer, status, policy] of [
    [request.get("/nowhere"), 404, PAGE],
    [request.head("/nowhere"), 404, PAGE],
    [request.get("/hi/nowhere"), 404, PAGE],
    [request.get("/assets/nowhere.js"), 404, API],
    [request.get("/health"), 200, API],
    [request.get("/forms"), 405, API],
    [request.post("/forms", { data: {} }), 400, API],
  ] as const) {
    const response = await answer;
    const headers = response.headers();
    expect(response.status(), response.url()).toBe(status);
    expect(headers, response.url()).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "content-security-policy": policy,
    });
  }
});

test("what is refused before it is read does not cut its sender, or the neighbours", async ({ request }) => {
  const json = { "content-type": "application/json" };
  const large = " ".repeat(8 * MIB);
  const refused = [
    () => request.post("/forms", { headers: json, data: large }),
    () => request.post("/forms", { headers: { "content-type": "text/html" }, data: large }),
    () => request.post("/forms/x", { headers: json, data: large }),
    () => request.post("/guest/uploads/presign/bulk?formType=PIZZA", { headers: json, data: large }),
    () => request.post("/guest/uploads/presign/bulk", { headers: json, data: large }),
    () => request.post("/s3/upload", { headers: json, data: large }),
  ];
  const neighbour = () => request.get("/health");
  const responses = await Promise.all(refused.flatMap((send) => [send(), neighbour()]));
  for (const response of responses) {
    expect([200, 400, 404]).toContain(response.status());
    expect(response.headers()["content-type"]).toContain("application/json");
  }
});

test("a form without script is answered with its answers", async ({ request }) => {
  const form = { formType: "CONTACT_US", fullName: "Asha <Rao>", phoneNumber: "call me", city: "Karjat" };
  const response = await request.post("/forms", { form });
  expect(response.status()).toBe(400);
  const html = await response.text();
  expect(html).toContain('value="Asha &lt;Rao&gt;"');
  expect(html).toContain('value="call me"');
});
