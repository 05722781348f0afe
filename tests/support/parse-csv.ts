/** Independent parser of RFC 4180. It shares no code with the writer. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (char === '"') {
      if (cell !== "") throw new Error(`A quote inside an open cell, at ${i}`);
      quoted = true;
    } else if (char === ",") {
      row.push(cell);
      cell = "";
    } else if (char === "\r" && text[i + 1] === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
      i++;
    } else if (char === "\r" || char === "\n") {
      throw new Error(`A bare line end outside quotes, at ${i}`);
    } else cell += char;
  }
  if (quoted || cell !== "" || row.length > 0) throw new Error("The last record does not end");
  return rows;
}
