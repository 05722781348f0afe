/** Requirements D1, D2. */
import { expect, it } from "vitest";
import { all, listOf, raw, sql } from "../../staff/store/sql.ts";

it("binds what stands in a template, and joins what is SQL already", () => {
  const condition = all([sql`city = ${"Pune"} COLLATE NOCASE`, sql`n > ${3}`]);
  expect(sql`SELECT ${raw("id")} FROM leads WHERE ${condition} AND email IS ${null} LIMIT ${20}`).toEqual({
    text: "SELECT id FROM leads WHERE city = ? COLLATE NOCASE AND n > ? AND email IS ? LIMIT ?",
    values: ["Pune", 3, null, 20],
  });
});

it("holds always where there is no condition, and sends a list as one value", () => {
  expect(all([])).toEqual({ text: "1", values: [] });
  expect(sql`id IN ${listOf(["a", "b'"])}`).toEqual({
    text: "id IN (SELECT value FROM json_each(?))",
    values: ['["a","b\'"]'],
  });
});
