/** Pages that the browser prepares before a link is clicked, and keeps after it. */
import { expect, test } from "@playwright/test";
import { findLeads, newPhone } from "./support/stored-leads.ts";
import { openTab } from "./support/tab.ts";

const FORM = "/contact-form";

/** Fills in the form as typing does, and presses its button. */
const send = (phone: string): string => `(() => {
  const type = (id, text) => {
    const control = document.getElementById(id);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(control, text);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("fullName", "Asha Menon"); type("phoneNumber", "${phone}");
  document.querySelector("[data-submit]").click();
})()`;

test("shows a prerendered form, which wakes once and sends once", async ({ baseURL }) => {
  await using tab = await openTab();
  await tab.open(`${baseURL}/contact`);
  await expect.poll(() => tab.evaluate("/contact", "document.readyState")).toBe("complete");
  // A slow network: the page of the link does not wake, and its rules stay.
  await tab.evaluate("/contact", "void (globalThis.fetch = () => new Promise(() => {}))");
  await tab.rest("/contact", `main a[href="${FORM}"]`);
  const read = <T>(expression: string): Promise<T> => tab.evaluate<T>(FORM, expression);
  await test.step("sleeps before it is shown", async () => {
    await expect.poll(() => read("document.readyState")).not.toBe("loading");
    // A page with a form that is shown wakes a second after it is loaded.
    await read("new Promise((resolve) => setTimeout(resolve, 2000))");
    expect(await read("document.prerendering")).toBe(true);
    expect(await read("document.documentElement.dataset.state")).toBe("asleep");
    expect(await read("Object.keys(localStorage)")).toEqual([]);
    expect(await read("document.querySelector('form[data-lead]').dataset.ready")).toBeUndefined();
    expect(
      await read(
        "[...document.querySelectorAll('main [role=alert], [data-reference]')].map((part) => part.textContent).join('')",
      ),
    ).toBe("");
  });
  // Another tab keeps a draft after the form was prepared, and before it is shown.
  const draft = { answers: {}, texts: { city: "Karjat" }, page: FORM, version: 1 };
  await tab.evaluate(
    "/contact",
    `localStorage["aipm:draft:CONTACT_US"] = JSON.stringify({ ...${JSON.stringify(draft)}, at: Date.now() })`,
  );
  await tab.click("/contact");
  await expect.poll(() => read("document.prerendering")).toBe(false);
  await expect.poll(() => read("document.querySelector('form[data-lead]').dataset.ready")).toBe("");
  expect(
    await read("performance.getEntriesByType('navigation')[0].activationStart"),
  ).toBeGreaterThan(0);
  const imports = "document.querySelectorAll('link[rel=modulepreload]').length";
  expect(await read(imports)).toBe(
    await read("document.documentElement.dataset.js.split(' ').length"),
  );
  expect(await read("document.getElementById('city').value")).toBe("Karjat");
  const phone = newPhone();
  await read(send(phone));
  await expect
    .poll(() => read("document.querySelector('[data-reference]')?.textContent"))
    .toContain("AIPM-");
  expect(findLeads(phone)).toHaveLength(1);
});

test("shows a prerendered page from an awake one, and has the last page as it was after Back", async ({
  baseURL,
}) => {
  await using tab = await openTab();
  await tab.open(`${baseURL}/faq`);
  await tab.rest("/faq", "h1");
  await expect
    .poll(() => tab.evaluate("/faq", "document.documentElement.dataset.state"))
    .toBe("ready");
  const ANSWER = "document.querySelectorAll('main details')[2]";
  await tab.evaluate("/faq", `${ANSWER}.open = true`);
  await tab.rest("/faq", "main a[href='/about']");
  const read = <T>(expression: string): Promise<T> => tab.evaluate<T>("/about", expression);
  await expect.poll(() => read("document.readyState")).not.toBe("loading");
  expect(await read("document.prerendering")).toBe(true);
  await tab.click("/faq");
  await expect.poll(() => read("document.prerendering")).toBe(false);
  expect(
    await read("performance.getEntriesByType('navigation')[0].activationStart"),
  ).toBeGreaterThan(0);
  await read("history.back()");
  // The page that comes back may still be parsed.
  await expect.poll(() => tab.evaluate("/faq", `${ANSWER}?.open`)).toBe(true);
  await expect
    .poll(() => tab.evaluate("/faq", "document.documentElement.dataset.state"))
    .toBe("ready");
});
