/** A copy of the project in which a test changes files, and runs programs. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../shared/commands.ts";

/** Copies every file that git does not ignore into a folder, with links to the packages. Returns the folder. */
export function copyProject(root: string): string {
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: ROOT,
      encoding: "utf8",
    },
  )
    .split("\0")
    .filter(Boolean);
  for (const file of files)
    if (existsSync(path.join(ROOT, file)))
      cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
  mkdirSync(path.join(root, "node_modules"));
  // Each package alone, because Vite writes its cache into the folder.
  const packages = readdirSync(path.join(ROOT, "node_modules")).filter(
    (name) => !name.startsWith(".") || name === ".cache",
  );
  for (const name of packages)
    symlinkSync(path.join(ROOT, "node_modules", name), path.join(root, "node_modules", name));
  return root;
}

/** Runs a script of the copy. @throws With its output if it fails. */
export function runIn(root: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      VITEST: undefined,
      NODE_ENV: undefined,
      TEST_ALL: undefined,
      NO_COLOR: "1",
    },
  });
  if (status !== 0) throw new Error(`${args.join(" ")} failed:\n${stdout}${stderr}`);
}

/** Runs test files of the copy, by parts of their names. */
export const testIn = (root: string, project: string, ...names: readonly string[]): void =>
  runIn(
    root,
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config=tests/vitest.config.ts",
    `--project=${project}`,
    ...names,
  );
