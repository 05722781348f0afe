/** How far long work has come, on stderr: a bar for a person, a line now and then for a log. */

export interface Progress {
  to(done: number): void;
  end(): void;
}

const WIDTH = 30;
const LINE_EVERY_MS = 5000;

export function showProgress(total: number, what: string, out: NodeJS.WriteStream = process.stderr): Progress {
  let shown = Date.now();
  const text = (done: number): string => {
    const share = total > 0 ? Math.min(1, done / total) : 1;
    const bar = "█".repeat(Math.round(share * WIDTH)).padEnd(WIDTH, "░");
    return out.isTTY
      ? `\r${bar} ${Math.round(share * 100)} %  ${done} of ${total} ${what}`
      : `${done} of ${total} ${what}\n`;
  };
  return {
    to(done) {
      if (!out.isTTY && Date.now() - shown < LINE_EVERY_MS) return;
      shown = Date.now();
      out.write(text(done));
    },
    end: () => void (out.isTTY && out.write("\r\u001B[K")),
  };
}
