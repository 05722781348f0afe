/** Requirement D5. */
import { expect, it } from "vitest";
import { knownFaults } from "../../tools/audit.ts";

const report = (vulnerabilities: object): string => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

it("stops a release for what is grave, and for that alone", () => {
  const found = report({
    hono: { severity: "critical", range: "<4.13.20" },
    ms: { severity: "low", range: "*" },
    sonner: { severity: "high", range: "2.0.8" },
  });
  expect(knownFaults(found)).toEqual(["hono <4.13.20 (critical)", "sonner 2.0.8 (high)"]);
  expect(knownFaults(report({}))).toEqual([]);
});

it.each([
  ["a registry that has no audits", '{ "message": "405 Method Not Allowed", "statusCode": 405, "error": {} }'],
  ["no network", '{ "error": { "code": "ENOTFOUND" } }'],
  ["nothing at all", ""],
])("does not take %s for a clean report", (_, output) => {
  expect(knownFaults(output)).toBeUndefined();
});
