/** Deletes leads for good, as the scheduled job does. */
import { type Erasure, erasureStatements, objectsOf } from "../../worker/erasure.ts";
import type { Store } from "../store/store.ts";

export async function eraseLeads(store: Store, erasures: readonly Erasure[], now: number): Promise<void> {
  await store.remove(objectsOf(erasures));
  await store.transact(erasureStatements(erasures, new Date(now)));
}
