/** Bundles the code under test as the build does. */
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import { build, type Plugin, type Rolldown } from "vite";

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, "../..");

export type Code = typeof import("./page.ts");

interface Isolate {
  readonly default: {
    fetch(request: Request, env: object, context: object): Promise<Response> | Response;
    scheduled(controller: object, env: object): Promise<void>;
  };
}

/** An edge that confirms leads without storing them. */
const lossy: Plugin = {
  name: "lossy",
  transform: (code) =>
    code.replace("await insertWithRetries(stores, lead, use)", "{ ...lead, status: 'stored' }"),
};

/** @returns A function that evaluates the module again with other globals. Their names do not change. */
async function loading<T>(
  module: string,
  plugins: Plugin[] = [],
): Promise<(globals?: object) => T> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: path.join(ROOT, module),
        external: "idb-keyval",
        output: { format: "cjs", exports: "named", codeSplitting: false },
      },
    },
  });
  const { code } = (built as Rolldown.RolldownOutput).output[0];
  let evaluate: ReturnType<typeof compileFunction> | undefined;
  return (globals = {}) => {
    const scope = { exports: {}, require, ...globals };
    evaluate ??= compileFunction(code, Object.keys(scope));
    evaluate(...Object.values(scope));
    return scope.exports as T;
  };
}

/** Returns functions that start an isolate of the edge, and load the code of a page and of the service worker. */
export async function bundle(isLossy: boolean) {
  const [startIsolate, loadPage, loadWorker] = await Promise.all([
    loading<Isolate>("worker/index.ts", isLossy ? [lossy] : []),
    loading<Code>("tests/simulation/page.ts"),
    loading<unknown>("src/lead/outbox-sw.ts"),
  ]);
  return { startIsolate, loadPage, loadWorker };
}
/** The code under test. */
export type Subject = Awaited<ReturnType<typeof bundle>>;
