/** Documents state the limits of the code and of wrangler.toml. */
import { parse } from "smol-toml";
import { expect, it } from "vitest";
import glossary from "../../docs/glossary.md?raw";
import reliability from "../../docs/reliability.md?raw";
import requirements from "../../docs/requirements.md?raw";
import settings from "../../wrangler.toml?raw";
import { BATCH, MIB } from "../../src/forms/file-types.ts";
import { A_DAY } from "../../worker/daily-use.ts";

const { ratelimits } = parse(settings) as unknown as {
  readonly ratelimits: readonly {
    readonly name: string;
    readonly simple: { readonly limit: number };
  }[];
};
const perMinute = (name: string): string =>
  `${ratelimits.find((limit) => limit.name === name)!.simple.limit} a minute`;

it("states the limit of a batch in requirements and glossary", () => {
  const limit = `at most ${BATCH.maxFiles} files and ${BATCH.maxBytes / MIB} MiB`;
  expect(requirements).toContain(limit);
  expect(glossary).toContain(limit);
});

it.each([
  ["requests to `/forms`", perMinute("LEAD_CEILING")],
  ["requests to sign", perMinute("SIGN_LIMIT")],
  ["requests with a file", perMinute("UPLOAD_LIMIT")],
  ["reports of pages to `/report`", perMinute("REPORT_LIMIT")],
  ["all of these from a /48", perMinute("PREFIX_LIMIT")],
  ["`leads`, `notices`, `daily_use`", `${A_DAY.leadBytes / 1024} KiB a day`],
  ["`uploads`, `daily_use`", `${A_DAY.files.toLocaleString("en")} rows a day`],
  ["`uploads/` in R2", `${A_DAY.fileBytes / 1024 / MIB} GiB announced a day`],
  ["`spool/` in R2, while D1 is away", `${A_DAY.leadBytes / 1024} KiB, by isolate`],
])("states the limit of %s in reliability.md", (place, limit) => {
  const row = reliability.split("\n").find((line) => line.startsWith(`| ${place} `));
  expect(row?.split("|")[2]!.trim()).toBe(limit);
});
