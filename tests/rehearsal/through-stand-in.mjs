/**
 * Loaded before every program of a rehearsal (`node --import`): `fetch` reaches any host but this machine's through the stand-in, whose address is
 * in STAND_IN. So no request leaves the machine, and `https://www.example.in` is answered by what was deployed.
 */
const { STAND_IN } = process.env;
const fetchHere = globalThis.fetch;

/** @param {string | URL | Request} input @param {RequestInit} [init] */
async function fetchThrough(input, init) {
  const url = new URL(input instanceof Request ? input.url : input);
  if (["127.0.0.1", "localhost", "[::1]"].includes(url.hostname)) return fetchHere(input, init);
  const path = `/internet/${url.protocol.slice(0, -1)}/${url.host}${url.pathname}${url.search}`;
  const through = STAND_IN + path;
  const answer = await fetchHere(input instanceof Request ? new Request(through, input) : through, init);
  const code = answer.headers.get("x-stand-in");
  if (code) throw new TypeError("fetch failed", { cause: Object.assign(new Error(`${code} ${url.host}`), { code }) });
  return answer;
}

if (STAND_IN) globalThis.fetch = fetchThrough;
