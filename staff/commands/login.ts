import * as v from "valibot";
import { CommandFailure, EXIT, explain, usage } from "../failure.ts";
import { filesKey, remoteOf } from "../settings.ts";
import { allowed, deployedBindings } from "../store/cloudflare.ts";
import { details } from "../terminal/layout.ts";
import type { Command, Context } from "./command.ts";

const Verified = v.object({ status: v.string(), expires_on: v.optional(v.string()) });
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whether the key for files reads the bucket. */
async function filesIn(remote: Parameters<typeof deployedBindings>[0]): Promise<string> {
  if (!filesKey()) return "no key: `files` will not work (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)";
  try {
    await deployedBindings(remote).FILES.head("nothing");
    return "readable";
  } catch (error) {
    return explain(error, "remote").message;
  }
}

async function run({ given, say, note }: Context): Promise<void> {
  if (given.local) throw usage("The local site asks for no login.");
  const remote = await remoteOf();
  const { account, database, token } = remote;
  const at = `/accounts/${account}`;
  const may = async <T>(path: string): Promise<T | undefined> => {
    try {
      return await allowed<T>(token, path);
    } catch (error) {
      throw explain(error, "remote");
    }
  };
  // A token belongs to a person or to the account; what `wrangler login` has given is neither, and says who it is.
  const answer = (await may("/user/tokens/verify")) ?? (await may(`${at}/tokens/verify`));
  const user = await may<{ readonly email: string }>("/user");
  const verified = v.safeParse(Verified, answer);
  if (verified.success ? verified.output.status !== "active" : !user)
    throw new CommandFailure("Cloudflare does not know your token, or it is over. Make another.", EXIT.unreachable);
  const end = verified.success ? verified.output.expires_on?.slice(0, 10) : undefined;
  const leads = await may(`${at}/d1/database/${database}`);
  const others = ((await may<readonly Named[]>("/accounts")) ?? []).filter(({ id }) => id !== account);
  const more = [
    ...((await may(`${at}/workers/scripts`)) ? ["replace the site (Workers Scripts)"] : []),
    ...((await may(`${at}/r2/buckets`)) ? ["read and delete every file (Workers R2 Storage)"] : []),
    // What it may not see is left out of these lists.
    ...((await may<readonly Named[]>("/zones"))?.length ? ["see or change the domain (Zone)"] : []),
    ...(others.length > 0 ? [`reach other accounts (${others.map(({ name }) => name).join(", ")})`] : []),
  ];
  say(
    details([
      ["Token", end ? `good until ${end}` : "good, without an end"],
      ["Of", user?.email ?? "whoever made it: it may not say"],
      ["Leads", leads ? "readable" : "not with this token"],
      ["Files", await filesIn(remote)],
    ]),
  );
  if (more.length > 0)
    note(`\nYour token may do more than read leads:\n  ${more.join("\n  ")}\nMake one with "Account, D1, Edit" alone.`);
  if (!leads) throw explain(new Error("Authentication error [code: 10000]"), "remote");
}

/** `leads login`: looks at the token for the deployed leads: whose it is, what it opens, and what it opens beyond. Exit codes: 0, 2, 4. */
export const login: Command = {
  name: "login",
  about: "looks at your token for the deployed leads: whose it is, and whether it may do more than it needs",
  options: {},
  examples: [["login", "after you have put CLOUDFLARE_API_TOKEN into .dev.vars.production"]],
  run,
};
