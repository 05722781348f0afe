/** The component of a page is the default export of its module, whatever else stands beside it. */
import { expect, it, vi } from "vitest";
import { render } from "../../../src/site/server/render.tsx";

vi.mock("../../../src/pages/faq/page.tsx", () => ({
  A_LIST: ["one"],
  Aside: () => <p>aside</p>,
  default: () => <p>the page</p>,
}));
vi.mock("../../../src/pages/contact/page.tsx", () => ({ Contact: () => <p>the page</p>, default: undefined }));

it("shows the default export, beside others that sort before it", async () => {
  const { body } = await render("/faq");
  expect(body).toContain("the page");
  expect(body).not.toContain("aside");
});

it("says what to do where a page has no default export", async () => {
  await expect(render("/contact")).rejects.toThrow(
    '../pages/contact/page.tsx has no component: it needs an "export default function".',
  );
});
