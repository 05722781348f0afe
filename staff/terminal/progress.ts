const WIDTH = 30;
const LINE_EVERY_MS = 5000;

/**
 * Shows the progress of long work on stderr: a bar on a terminal, else a line every five seconds.
 * @param total `undefined` if it is unknown
 * @param unit such as "leads"
 */
export function showProgress(total: number | undefined, unit: string) {
  const out = process.stderr;
  let shownAt = Date.now();
  const text = (done: number): string => {
    if (total === undefined) return out.isTTY ? `\r${done} ${unit}` : `${done} ${unit}\n`;
    const share = total > 0 ? Math.min(1, done / total) : 1;
    const bar = "█".repeat(Math.round(share * WIDTH)).padEnd(WIDTH, "░");
    return out.isTTY
      ? `\r${bar} ${Math.round(share * 100)} %  ${done} of ${total} ${unit}`
      : `${done} of ${total} ${unit}\n`;
  };
  return {
    to(done: number): void {
      if (!out.isTTY && Date.now() - shownAt < LINE_EVERY_MS) return;
      shownAt = Date.now();
      out.write(text(done));
    },
    end: (): void => void (out.isTTY && out.write("\r\u001B[K")),
  };
}
