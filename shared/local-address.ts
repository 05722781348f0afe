/** The address of the local site, which `npm start` leaves in the state folder for the desk. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const USUAL = "http://localhost:5173";

const fileIn = (state: string): string => path.join(state, "address.txt");

export function saveLocalAddress(state: string, address: string): void {
  mkdirSync(state, { recursive: true });
  writeFileSync(fileIn(state), address);
}

/** The address of the site that ran last over this state, or the usual one. */
export function readLocalAddress(state: string): string {
  try {
    const address = readFileSync(fileIn(state), "utf8").trim();
    return URL.canParse(address) ? new URL(address).origin : USUAL;
  } catch {
    return USUAL;
  }
}
