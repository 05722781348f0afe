import { expect } from "@playwright/test";
import type { Driver } from "./driver.ts";

/** The code points that WebDriver has for keys without a letter. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Tab: "\uE004",
};

/** What a visitor does. */
export class Visitor {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Calls a function in the page. It sees nothing of its file. */
  async evaluate<Values extends readonly unknown[], Value>(
    run: (...values: Values) => Value,
    ...values: Values
  ): Promise<Awaited<Value>> {
    return (await this.driver.call(String(run), values)) as Awaited<Value>;
  }

  async open(path: string): Promise<void> {
    const url = this.#origin + path;
    await this.driver.open(url);
    // Firefox may answer before the page has moved into its process.
    const state = (): Promise<string> =>
      this.evaluate(() => document.readyState + location.href).catch(() => "");
    await expect.poll(state).toBe(`complete${url}`);
  }

  async reload(): Promise<void> {
    await this.evaluate(() => document.documentElement.setAttribute("data-old", ""));
    await this.driver.reload();
    await this.waitFor("html:not([data-old])");
  }

  async waitFor(selector: string): Promise<void> {
    const find = (css: string): boolean => document.querySelector(css) !== null;
    await expect
      .poll(() => this.evaluate(find, selector).catch(() => false), { message: selector })
      .toBe(true);
  }

  async press(...keys: readonly string[]): Promise<void> {
    const values = keys.map((key) => KEYS[key] ?? key);
    await this.driver.perform(
      "key",
      values.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
    );
  }

  /** Clicks with the mouse in the middle of the first visible element. */
  async click(selector: string): Promise<void> {
    const [x, y] = await this.evaluate((css) => {
      const element = [...document.querySelectorAll(css)].find((each) => each.checkVisibility())!;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
    }, selector);
    const press = [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.driver.perform("pointer", [{ type: "pointerMove", x, y }, ...press]);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.press(...text);
  }
}
