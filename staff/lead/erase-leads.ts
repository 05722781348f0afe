import { type Erasure, erasureStatements, objectsOf } from "../../worker/erasure.ts";
import type { Store } from "../store/store.ts";

/** Deletes leads with their files for good, by the same statements as the scheduled job. */
export async function eraseLeads(store: Store, erasures: readonly Erasure[], now: number): Promise<void> {
  await store.remove(objectsOf(erasures));
  await store.transact(erasureStatements(erasures, new Date(now)));
}
