/**
 * Memory for the multipart bodies that this isolate reads now. R2 needs the length of a file before its bytes, and a multipart body does
 * not state it, so a body is held whole. An isolate has 128 MB for all its requests.
 *
 * A reservation expires, because a cancelled request never reaches `finally`. A body that keeps arriving extends it.
 */
import { readError } from "../http/body.ts";

export interface Reservation {
  readonly network: string | undefined;
  readonly bytes: number;
  expiresAt: number;
}

const reservations = new Set<Reservation>();

/** A body must bring at least this much within this time. A sender that trickles loses its reservation. */
const PROGRESS = { bytes: 64 * 1024, ms: 15_000 };
/** After the last byte: checking the file, and writing it to R2. */
const WRITE_MS = 25_000;

const sum = (some: Iterable<Reservation>): number => [...some].reduce((total, { bytes }) => total + bytes, 0);

/**
 * Reserves memory for one body.
 *
 * @param network one network may hold half of the memory, so that it cannot lock others out
 * @param most bytes of the largest body. Two of them fit.
 * @returns `undefined` if the memory is used up
 */
export function reserve(network: string | undefined, bytes: number, most: number): Reservation | undefined {
  const now = Date.now();
  for (const reservation of reservations) if (reservation.expiresAt <= now) reservations.delete(reservation);
  const own = [...reservations].filter((reservation) => reservation.network === network);
  if ((network !== undefined && sum(own) + bytes > most) || sum(reservations) + bytes > 2 * most) return undefined;
  const reservation = { network, bytes, expiresAt: now + PROGRESS.ms };
  reservations.add(reservation);
  return reservation;
}

export const release = (reservation: Reservation): void => void reservations.delete(reservation);

/** The body arrives more slowly than its reservation allows. */
export class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/** Counts arriving bytes, and extends the reservation for every 64 KB. */
function meter(reservation: Reservation): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      size += chunk.byteLength;
      if (size < PROGRESS.bytes) return;
      size = 0;
      reservation.expiresAt = Date.now() + PROGRESS.ms;
    },
  });
}

/**
 * Reads a multipart body while its reservation holds.
 *
 * @returns `undefined` if the body is not a multipart form
 * @throws TooSlow, ClientGone, or what the body throws
 */
export async function readMultipart(body: Request | Response, reservation: Reservation): Promise<FormData | undefined> {
  const headers = { "content-type": body.headers.get("content-type") ?? "" };
  const metered = new Response(body.body?.pipeThrough(meter(reservation)) ?? null, { headers });
  let timer: ReturnType<typeof setInterval> | null = null;
  const expired = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (Date.now() >= reservation.expiresAt) reject(new TooSlow());
    }, 1000);
  });
  try {
    const form = await Promise.race([metered.formData(), expired]);
    reservation.expiresAt = Date.now() + WRITE_MS;
    return form;
  } catch (error) {
    // The body is complete, and not a multipart form.
    if (error instanceof TypeError) return undefined;
    throw readError(error);
  } finally {
    if (timer !== null) clearInterval(timer);
  }
}
