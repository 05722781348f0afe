/** The reporter of vitest that tells `npm test` how far it is. */
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from "vitest/node";
import { literally, Telling } from "./told.ts";

interface Thrown {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly diff?: string | undefined;
}

/** What was thrown, where, and in what it differs. */
const textOf = (errors: readonly Thrown[]): string =>
  errors
    .flatMap(({ message, stack, diff }) => [
      message,
      diff,
      /^ +at .*(?:tests|src|worker|staff)\/.*$/m.exec(stack ?? "")?.[0],
    ])
    .filter(Boolean)
    .join("\n");

/** The words of a command that runs a file of tests. */
const runs = ({ relativeModuleId: file, project }: TestModule): string[] =>
  `npx vitest run --config=tests/vitest.config.ts --project=${project.name} ${file}`.split(" ");

/** The titles of a test and of what it stands in, as `-t` compares them. */
const titleOf = ({ name, parent }: TestCase | TestSuite): string =>
  parent.type === "module" ? name : `${titleOf(parent)} ${name}`;

export default class implements Reporter {
  readonly #telling = new Telling();

  onTestRunStart(files: readonly unknown[]): void {
    this.#telling.is({ of: files.length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const { relativeModuleId: file } = test.module;
    if (state === "passed") this.#telling.passes(file);
    if (state !== "failed") return;
    const title = titleOf(test);
    this.#telling.fails(`${file}: ${title}`, textOf(errors), runs(test.module).concat("-t", `^${literally(title)}$`));
  }

  onTestModuleEnd(module: TestModule): void {
    const { relativeModuleId: file, children } = module;
    this.#telling.isDone(file);
    if (module.state() !== "failed" || !children.allTests("failed").next().done) return;
    // A file that could not be loaded, or prepared, fails without a test of its own.
    const errors = [module, ...children.allSuites()].flatMap((one) => one.errors());
    this.#telling.fails(file, textOf(errors), runs(module));
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[], reason: string): void {
    if (errors.length > 0) this.#telling.fails("outside of every test", textOf(errors));
    this.#telling.is({ isWhole: reason !== "interrupted" });
  }
}
