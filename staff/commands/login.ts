import * as v from "valibot";
import { CommandFailure, EXIT, explain, usage } from "../failure.ts";
import { readFilesEnv, readRemote } from "../desk-settings.ts";
import { callIfAllowed, createBindings } from "../store/cloudflare.ts";
import { NOTHING } from "../store/store.ts";
import { details } from "../terminal/layout.ts";
import type { Command, Context } from "./command.ts";

const Verified = v.object({ status: v.string(), expires_on: v.optional(v.string()) });
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Checks whether the key for files reads the bucket. */
async function checkFiles(remote: Parameters<typeof createBindings>[0]): Promise<string> {
  if (!readFilesEnv("remote"))
    return "no key: `files` will not work (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)";
  try {
    await createBindings(remote).FILES.get(NOTHING);
    return "readable";
  } catch (error) {
    return explain(error, "remote").message;
  }
}

async function run({ options, print, note }: Context): Promise<void> {
  if (options.local) throw usage("The local site needs no login.");
  const remote = await readRemote();
  const { account, database, token } = remote;
  const accountPath = `/accounts/${account}`;
  const call = <T>(path: string): Promise<T | undefined> => callIfAllowed<T>(token, path);
  // A token belongs to a person or to the account. The options of `wrangler login` belong to
  // neither.
  const answer =
    (await call("/user/tokens/verify")) ?? (await call(`${accountPath}/tokens/verify`));
  const user = await call<{ readonly email: string }>("/user");
  const verified = v.safeParse(Verified, answer);
  if (verified.success ? verified.output.status !== "active" : !user)
    throw new CommandFailure(
      "Cloudflare rejects your token: it has expired or was deleted. Create another.",
      EXIT.unreachable,
    );
  const end = verified.success ? verified.output.expires_on?.slice(0, 10) : undefined;
  const leads = await call(`${accountPath}/d1/database/${database}`);
  const others = ((await call<readonly Named[]>("/accounts")) ?? []).filter(
    ({ id }) => id !== account,
  );
  const more = [
    ...((await call(`${accountPath}/workers/scripts`))
      ? ["replace the site (Workers Scripts)"]
      : []),
    ...((await call(`${accountPath}/r2/buckets`))
      ? ["read and delete every file (Workers R2 Storage)"]
      : []),
    // Zones and accounts that it may not see are missing in these lists.
    ...((await call<readonly Named[]>("/zones"))?.length
      ? ["see or change the domain (Zone)"]
      : []),
    ...(others.length > 0
      ? [`reach other accounts (${others.map(({ name }) => name).join(", ")})`]
      : []),
  ];
  const result: readonly (readonly [string, string])[] = [
    ["Token", end ? `valid until ${end}` : "valid, and never expires"],
    ["Owner", user?.email ?? "unknown: the token may not read it"],
    ["Leads", leads ? "readable" : "not with this token"],
    ["Files", await checkFiles(remote)],
  ];
  print(options.json ? JSON.stringify(Object.fromEntries(result)) : details(result));
  if (more.length > 0)
    note(
      `\nYour token may do more than read leads:\n  ${more.join("\n  ")}\nCreate one with only "Account, D1, Edit".`,
    );
  if (!leads) throw explain(new Error("Authentication error [code: 10000]"), "remote");
}

/** `leads login` checks the token for the deployed leads: its owner, its permissions, and those that it does not need. Exit codes: 0, 2, 4. */
export const login: Command = {
  name: "login",
  about:
    "checks your token for the deployed leads: its owner, and whether it may do more than it needs",
  options: {},
  json: "the result as JSON",
  examples: [["login", "after you have put CLOUDFLARE_API_TOKEN into .dev.vars.production"]],
  run,
};
