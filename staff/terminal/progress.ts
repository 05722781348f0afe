const WIDTH = 30;
const LINE_EVERY_MS = 5000;

/**
 * Shows on stderr how far long work is: a bar on a terminal, else a line every five seconds.
 * @param total undefined where nobody has counted: then it shows how many are done
 * @param what is counted, such as "leads"
 */
export function showProgress(total: number | undefined, what: string) {
  const out = process.stderr;
  let shown = Date.now();
  const text = (done: number): string => {
    if (total === undefined) return out.isTTY ? `\r${done} ${what}` : `${done} ${what}\n`;
    const share = total > 0 ? Math.min(1, done / total) : 1;
    const bar = "█".repeat(Math.round(share * WIDTH)).padEnd(WIDTH, "░");
    return out.isTTY
      ? `\r${bar} ${Math.round(share * 100)} %  ${done} of ${total} ${what}`
      : `${done} of ${total} ${what}\n`;
  };
  return {
    to(done: number): void {
      if (!out.isTTY && Date.now() - shown < LINE_EVERY_MS) return;
      shown = Date.now();
      out.write(text(done));
    },
    end: (): void => void (out.isTTY && out.write("\r\u001B[K")),
  };
}
