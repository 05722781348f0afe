export interface Question {
  readonly title: string;
  readonly sql: string;
}

/** The questions of staff/cookbook.md, each with its line of SQL. */
export function questionsOf(cookbook: string): Question[] {
  const questions: Question[] = [];
  let title = "";
  for (const [, heading, sql] of cookbook.matchAll(/^## (.+)$|^ {4}.*--command "([^"]+)"$/gm)) {
    if (heading) title = heading;
    else questions.push({ title, sql: sql! });
  }
  return questions;
}
