const LINE_EVERY_MS = 5000;

/** Shows the progress of long work on stderr: a count on a terminal, else a line every five seconds. @param unit such as "leads" */
export function showProgress(unit: string) {
  const out = process.stderr;
  let shownAt = Date.now();
  return {
    to(done: number): void {
      if (!out.isTTY && Date.now() - shownAt < LINE_EVERY_MS) return;
      shownAt = Date.now();
      out.write(out.isTTY ? `\r${done} ${unit}` : `${done} ${unit}\n`);
    },
    end: (): void => void (out.isTTY && out.write("\r\u001B[K")),
  };
}
