import { afterEach, beforeEach, expect, it } from "vitest";
import { linkToIntercept } from "../../../src/site/browser/links.ts";

const click = (html: string, init: MouseEventInit = {}): string | undefined => {
  document.body.innerHTML = html;
  let followed: HTMLAnchorElement | undefined;
  const listen = (event: MouseEvent): void => {
    followed = linkToIntercept(event);
    event.preventDefault();
  };
  document.addEventListener("click", listen, { once: true });
  const target = document.querySelector("[data-target]") ?? document.querySelector("a")!;
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return followed?.getAttribute("href") ?? undefined;
};

beforeEach(() => history.replaceState(null, "", "/faq"));
afterEach(() => history.replaceState(null, "", "/"));

it.each([
  ["a page of the site", '<a href="/contact">x</a>', "/contact"],
  ["from what stands inside the link", '<a href="/contact"><b data-target>x</b></a>', "/contact"],
  ["with what it carries", '<a href="/loan-funding?city=Pune#top">x</a>', "/loan-funding?city=Pune#top"],
])("follows %s", (_, html, href) => {
  expect(click(html)).toBe(href);
});

it.each([
  ["an address elsewhere", '<a href="https://wa.me/91">x</a>'],
  ["a phone number", '<a href="tel:+919876543210">x</a>'],
  ["a new tab", '<a href="/contact" target="_blank">x</a>'],
  ["a download", '<a href="/contact" download>x</a>'],
  ["a file", '<a href="/licences.txt">x</a>'],
  ["a page in another language", '<a href="/hi/faq">x</a>'],
  ["an anchor of this very page", '<a href="#process">x</a>'],
])("leaves %s to the browser", (_, html) => {
  expect(click(html)).toBeUndefined();
});

it.each([
  ["ctrl", { ctrlKey: true }],
  ["meta", { metaKey: true }],
  ["shift", { shiftKey: true }],
  ["the middle button", { button: 1 }],
])("leaves a click with %s to the browser", (_, init) => {
  expect(click('<a href="/contact">x</a>', init)).toBeUndefined();
});
