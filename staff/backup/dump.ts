/** SQL dumps: read statement by statement, and made fit for D1, which takes no statement above 100 KB. */
import { createReadStream } from "node:fs";
import { quoted } from "../store/sql.ts";

const LONGEST_STATEMENT = 90_000;
const LONGEST_TEXT = 10_000;

type Quote = "'" | '"' | "";

/** Which quotation is open after a line; a doubled quote closes and opens it again. Comments hold no quotations. */
function quoteAfter(line: string, open: Quote): Quote {
  let quote = open;
  for (let i = 0; i < line.length; i++) {
    const char = line[i];
    if (quote === "" && char === "-" && line[i + 1] === "-") return "";
    if (char === "'" || char === '"') quote = quote === "" ? char : quote === char ? "" : quote;
  }
  return quote;
}

export async function* statementsIn(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let statement: string[] = [];
  let quote: Quote = "";
  for await (const line of lines) {
    statement.push(line);
    quote = quoteAfter(line, quote);
    if (quote === "" && line.trimEnd().endsWith(";")) {
      yield statement.join("\n");
      statement = [];
    }
  }
  if (statement.join("").trim() !== "") throw new Error("The dump ends in the middle of a statement");
}

const PARTS = "restored_parts";

/**
 * A visitor can send a lead that doubles when its apostrophes do: the export writes it, and D1 refuses to read it back.
 * Long texts go through a table of parts that is dropped at the end.
 */
export async function* fitting(statements: AsyncIterable<string>): AsyncGenerator<string> {
  let texts = 0;
  for await (const statement of statements) {
    if (Buffer.byteLength(statement) <= LONGEST_STATEMENT) {
      yield statement;
      continue;
    }
    const parts: string[] = [];
    const short = statement.replace(/'((?:[^']|'')*)'/g, (literal, inner: string) => {
      if (inner.length <= LONGEST_TEXT) return literal;
      texts += 1;
      // By code points, so that no letter is cut in two.
      const pieces = inner.replaceAll("''", "'").match(new RegExp(`[^]{1,${LONGEST_TEXT}}`, "gu")) ?? [];
      parts.push(...pieces.map((piece, n) => `INSERT INTO ${PARTS} VALUES (${texts}, ${n}, ${quoted(piece)});`));
      return `(SELECT group_concat(part, '' ORDER BY n) FROM ${PARTS} WHERE text = ${texts})`;
    });
    yield `CREATE TABLE IF NOT EXISTS ${PARTS} (text INTEGER, n INTEGER, part TEXT);`;
    yield* parts;
    yield short;
  }
  if (texts > 0) yield `DROP TABLE ${PARTS};`;
}

/** SQLite and its tools break lines with LF alone; a CR belongs to a text. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

export async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
