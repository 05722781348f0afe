/**
 * How secrets get beside the version that serves. wrangler puts them into the latest version: after a release that was stopped that is another
 * one, and what wrangler then proposes would ship it.
 */
import type { Ask } from "../scripts/cloudflare.ts";
import { servingVersion } from "./release.ts";
import { remedyOf } from "./remedies.ts";

interface Version {
  readonly id: string;
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface Serving {
  readonly version: string;
  /** Whether it is the latest that was uploaded. */
  readonly isLatest: boolean;
  /** The commit of its code, by the message of its release; that of a version that only changed a secret is an earlier one's. */
  readonly commit: string | undefined;
}

/** The version that serves, of all versions, the newest first. */
export function servingAmong(versions: readonly Version[], serving: string): Serving {
  const at = versions.findIndex(({ id }) => id === serving);
  const messages = versions.slice(Math.max(at, 0)).map(({ annotations }) => annotations?.["workers/message"] ?? "");
  return {
    version: serving,
    isLatest: at === 0,
    commit: messages.find((message) => /^[0-9a-f]{12}$/.test(message)),
  };
}

/** @throws an Error that says what to do, where the account does not answer or nothing serves */
export async function askServing(ask: Ask, account: string, worker: string): Promise<Serving> {
  const at = `/accounts/${account}/workers/scripts/${worker}`;
  const get = async <T>(path: string): Promise<T> => {
    const answer = await ask<T>(at + path);
    if (answer.ok) return answer.result;
    const said = `${answer.status} ${answer.message} [code: ${answer.code}]`;
    throw new Error(`${said}\n${remedyOf(said) ?? "Nothing was changed."}`);
  };
  const { deployments } = await get<{ deployments: object[] }>("/deployments");
  const [latest] = deployments;
  const serving = latest && servingVersion(JSON.stringify(latest));
  if (!serving)
    throw new Error("No version serves the site: put secrets by npx wrangler secret put NAME --env production.");
  const { items } = await get<{ items: Version[] }>("/versions");
  return servingAmong(items, serving);
}
