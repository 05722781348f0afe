/** A browser that a test starts itself and drives by a socket. */
import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";

export type Json = Readonly<Record<string, unknown>>;
export type Send = (method: string, params?: Json, sessionId?: string) => Promise<Json>;

/** Sends commands of the DevTools protocol or of WebDriver BiDi. `onEvent` receives what the browser reports itself. */
export async function connect(
  url: string,
  onEvent: (event: Json) => void = () => {},
): Promise<Send> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const sent: ((answer: Json) => void)[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Json;
    if (message.id === undefined) onEvent(message);
    else sent[message.id as number]!(message);
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      socket.send(
        JSON.stringify({ id: sent.length, method, params, ...(sessionId && { sessionId }) }),
      );
      sent.push((answer) =>
        answer.error
          ? reject(new Error(`${method}: ${JSON.stringify(answer)}`))
          : resolve(answer.result as Json),
      );
    });
}

const running = new Set<ChildProcess>();
process.on("exit", () => running.forEach((child) => child.kill()));

/** Starts a program. It ends with this process at the latest, as after a test that took too long. */
export function start(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(program, args, options);
  running.add(child);
  return child;
}

/** The first match in what a program prints. */
export const firstMatch = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = "";
    (child.stderr ?? child.stdout)!.on("data", (part) => {
      printed += String(part);
      const [match] = pattern.exec(printed) ?? [];
      if (match) resolve(match);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${child.spawnfile} ended.\n${printed}`)));
  });

export async function end(child: ChildProcess): Promise<void> {
  running.delete(child);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.exitCode === null && child.kill()) await ended;
}
