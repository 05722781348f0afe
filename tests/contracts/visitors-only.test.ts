/** Requirement E7. */
import { expect, it } from "vitest";
import { isForDevelopers } from "../../scripts/visitors-only.ts";

it.each([
  "/cdn-cgi/explorer",
  "/cdn-cgi/explorer/api/d1/database",
  "/cdn-cgi/local/explorer",
  "/cdn-cgi/handler/scheduled",
  "/cdn-cgi",
  "//cdn-cgi/explorer",
  "/%63dn-cgi/explorer",
  "/cdn-cgi%2fexplorer",
  "/x/../cdn-cgi/explorer",
  "/CDN-CGI/explorer",
  "/cdn-cgi/local/r2/s3/../../../explorer",
  "/cdn-cgi/local/r2/s3/%2e%2e/%2e%2e/%2e%2e/explorer",
  "/%",
])("%s is not for other machines", (url) => {
  expect(isForDevelopers(url)).toBe(true);
});

it.each([
  "/",
  "/contact-form?x=/cdn-cgi/explorer",
  "/forms",
  "/cdn-cgi/local/r2/s3/aipm-files/uploads/2026/11/a/b?X=1",
])("%s is for visitors", (url) => {
  expect(isForDevelopers(url)).toBe(false);
});
