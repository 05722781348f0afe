/** The reporter of Playwright that tells `npm test` how far it is. */
import path from "node:path";
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./commands.ts";
import { literally, Telling } from "./told.ts";

const textOf = (errors: readonly TestError[]): string =>
  stripVTControlCharacters(
    errors.map(({ message, value, snippet }) => [message ?? value, snippet].join("\n")).join("\n"),
  );

export default class implements Reporter {
  readonly #telling = new Telling();

  onBegin(_: FullConfig, all: Suite): void {
    this.#telling.is({ of: all.allTests().length });
  }

  onTestEnd({ location, title, expectedStatus }: TestCase, { status, errors, retry }: TestResult): void {
    // A test that passes only at its second try has failed.
    if (retry > 0) return;
    const file = path.relative(ROOT, location.file);
    this.#telling.isDone(file);
    if (status === "skipped") return;
    if (status === expectedStatus) return this.#telling.passes(file);
    const place = `${path.basename(file)}:${location.line}`;
    const again = `npx playwright test -c e2e ${place} -g`.split(" ");
    this.#telling.fails(`${file}:${location.line}: ${title}`, textOf(errors), again.concat(literally(title)));
  }

  onError(error: TestError): void {
    this.#telling.fails("outside of every test", textOf([error]));
  }

  onEnd({ status }: FullResult): void {
    this.#telling.is({ isWhole: status === "passed" || status === "failed" });
  }

  printsToStdio(): boolean {
    return false;
  }
}
