import { expect, it } from "vitest";
import { knownFaults } from "../../tools/audit.ts";

it("stops a release for what is grave, and takes no answer but a report for a clean one", () => {
  const grave = { severity: "critical", range: "<4.13.20" };
  const vulnerabilities = { hono: grave, ms: { severity: "low", range: "*" } };
  expect(knownFaults(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual(["hono <4.13.20 (critical)"]);
  for (const output of ['{ "statusCode": 405, "error": {} }', ""]) expect(knownFaults(output)).toBeUndefined();
});
