export interface Question {
  readonly title: string;
  readonly command: string;
  readonly sql: string;
}

/** Reads the questions of staff/cookbook.md with their commands. */
export const readQuestions = (cookbook: string): Question[] =>
  cookbook
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const command =
        text
          .match(/^ {4}.+$/gm)
          ?.map((line) => line.slice(4))
          .join("") ?? "";
      return {
        title: text.split("\n", 1)[0]!,
        command,
        sql: /--command "(.+)"$/.exec(command)?.[1] ?? "",
      };
    });
