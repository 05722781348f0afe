import { describe, expect, test } from "vitest";
import { searchWords } from "../../../src/record/city-column.ts";
import { findCity } from "../../../src/record/city-names.ts";
import { foldWords } from "../../../src/record/fold.ts";

describe("folds spellings of one word alike", () => {
  test.each([
    ["a nukta in one code or two", ["गु\u095Cगांव", "गुड\u093Cगांव", "गुडगांव"]],
    ["a candrabindu and an anusvara", ["गाँव", "गांव"]],
    ["a nasal letter and an anusvara", ["मुम्बई", "मुंबई"]],
    ["a nukta of Bengali and of Gurmukhi", ["ড\u09BC", "ড"]],
    ["Gurmukhi with its nukta", ["ਫ਼", "ਫ"]],
    ["vowels of Bengali in one code or two", ["কো", "ক\u09C7\u09BE"]],
    [
      "a chillu of Malayalam in one code or three",
      ["കൊച്ചി\u0D7B", "കൊച്ചിന\u0D4D\u200D", "കൊച്ചിന\u0D4D"],
    ],
    ["a khanda ta of Bengali", ["\u09CE", "ত\u09CD\u200D"]],
    ["the Sri of Tamil", ["ஸ்ரீரங்கம்", "ஶ்ரீரங்கம்"]],
    ["letters of Urdu and of Arabic", ["دہلی", "دهلي", "دهلى"]],
    ["digits of any script", ["Sector 62", "sector ६२", "SECTOR ٦٢"]],
    ["joiners and invisible signs", ["दिल्\u200Dली", "दिल्ली", "दिल्ली\u200B", "\uFEFFदिल्ली"]],
    ["full width", ["Ｐｕｎｅ", "pune", "PUNE"]],
    ["capitals outside ASCII", ["ÉVRY", "évry", "E\u0301vry", "Evry"]],
    ["a Turkish dot", ["İstanbul", "ISTANBUL", "istanbul", "ıstanbul"]],
    ["a sharp s", ["Gießen", "GIESSEN"]],
    ["Vietnamese", ["ĐÀ NẴNG", "đà nẵng"]],
    ["Greek and its last sigma", ["ΠΑΤΡΑΣ", "Πάτρας"]],
    ["Cyrillic", ["МОСКВА", "Москва"]],
    ["hyphens and spaces", ["Pimpri-Chinchwad", "pimpri  chinchwad", "Pimpri–Chinchwad"]],
  ])("%s", (_, spellings) => {
    expect(new Set(spellings.map(foldWords)).size).toBe(1);
  });
});

test("keeps different cities apart", () => {
  const cities = ["Pune", "Puri", "Patna", "पटना", "पुणे", "Panaji", "Goa", "कोटा", "कोटी"];
  expect(new Set(cities.map(foldWords)).size).toBe(cities.length);
});

test("finds a city by each of its names, and gives each name to one city", () => {
  expect(findCity(foldWords("गुड़गाँव"))).toBe(findCity(foldWords("GURUGRAM")));
  expect(findCity(foldWords("Bombay"))).toBe(findCity(foldWords("मुम्बई")));
  expect(findCity(foldWords("NaviMumbai"))).toBe(findCity(foldWords("नवी मुंबई")));
  // "Thana" is also a police station.
  for (const place of ["Salempur", "Thana"]) expect(findCity(foldWords(place))).toBeUndefined();
});

test("keeps the end of a long address, where its city is", () => {
  expect(searchWords(`${"Flat 4, ".repeat(500)}Mumbai`)).toMatch(/ mumbai$/);
  expect(searchWords(undefined)).toBe("");
});
