/** Search of the desk: it reads what the forms read. */
import { expect, it, vi } from "vitest";
import { lastPlace, searchWords } from "../../src/record/city-column.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { database, deskOver, findForm, jsonLines } from "./support.ts";

// The first link loads wrangler, which takes its time.
vi.setConfig({ testTimeout: 30_000 });

const shifting = findForm("SHIFTING_LOGISTICS");
const received_at = "2026-11-20T20:00:00.000Z";

/** The stored cities of leads, which `list` finds. */
async function found(leads: readonly ReturnType<typeof sampleLead>[], ...argv: readonly string[]) {
  const { out, err, code } = await deskOver(database(leads))("list", ...argv, "--json", "--since", "2026-01-01");
  expect([code, err.replace(/^No leads\.$/, "")]).toEqual([0, ""]);
  return jsonLines(out).map(({ city }) => city as string);
}

const livingIn = (...cities: readonly string[]) =>
  cities.map((city, i) => sampleLead(shifting, i + 1, { city, city_words: searchWords(city), received_at }));

const at = (...addresses: readonly string[]) =>
  addresses.map((address, i) =>
    sampleLead(shifting, i + 1, { city: lastPlace(address) ?? null, city_words: searchWords(address), received_at }),
  );

it("finds the city of an address, and any other word of it", async () => {
  const leads = at("12 MG Road, Pune, Maharashtra 411001", "Wakad, Salempur, UP", "Pune Station Road, Nagpur");
  expect(await found(leads, "--city", "Poona")).toEqual(["Nagpur", "Pune"]);
  expect(await found(leads, "--city", "Pune, Maharashtra")).toEqual(["Nagpur", "Pune"]);
  expect(await found(leads, "--city", "Pune 411001")).toEqual(["Nagpur", "Pune"]);
  expect(await found(leads, "--city", "wakad")).toEqual(["Salempur"]);
  expect(await found(leads, "--city", "MG Road")).toEqual(["Pune"]);
});

it.each([
  ["gurgaon", "गु\u095Cगांव"],
  ["गुड़गाँव", "गुडगांव"],
  ["évry", "ÉVRY"],
  ["ÉVRY", "ÉVRY"],
  ["zürich", "Zu\u0308rich"],
  ["ＰＵＮＥ", "Pu\u200Dne"],
  ["दिल्ली", "नई दिल्\u200Dली"],
  ["\u095Eै\u095Bाबाद", "Ayodhya"],
  ["GIESSEN", "Straße 5, Gießen"],
  ["İstanbul", "ISTANBUL"],
  ["đà nẵng", "ĐÀ NẴNG"],
  ["బెంగళూరు", "Bangalore"],
  ["Pimpri Chinchwad", "Pimpri-Chinchwad, Pune"],
])("finds with --city %s a lead from %s", async (typed, city) => {
  expect(await found(livingIn(city, "Nagpur"), "--city", typed)).toEqual([city]);
});

it("finds no city inside another word", async () => {
  expect(await found(livingIn("Punewadi", "Sunapur", "Punasa"), "--city", "Pune")).toEqual([]);
  expect(await found(livingIn("Sunapur", "Una"), "--city", "una")).toEqual(["Una"]);
  // A place that the list lacks is found by the beginnings of its words.
  expect(await found(livingIn("Salempur"), "--city", "salem p")).toEqual([]);
  expect(await found(livingIn("Salempura"), "--city", "salempur")).toEqual(["Salempura"]);
});

it("refuses a city without a letter", async () => {
  const { code, err } = await deskOver(database())("list", "--city=-");
  expect([code, err]).toEqual([2, expect.stringContaining("--city needs a name")]);
});
