/** A message as the chat takes it that the webhook belongs to, by its host. Each is of one published shape. */

/** Characters that a chat takes in one message. */
const MOST = { discord: 2000, telegram: 4096, teams: 20_000 };

const MORE = "… and more: npm run leads -- list --unread --remote";

/** As many whole lines as fit. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const lines = text.split("\n");
  while (lines.length > 1 && lines.join("\n").length + MORE.length + 1 > most) lines.pop();
  return [lines.join("\n").slice(0, most - MORE.length - 1), MORE].join("\n");
}

/** The hosts of a workflow's webhook, and of the connectors before it. */
const TEAMS = /(?:^|\.)(?:webhook\.office\.com|logic\.azure\.com|powerplatform\.com|powerautomate\.com)$/;
const DISCORD = /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/;

/**
 * The JSON of a message.
 * @param address the webhook's
 * @param text lines of plain text
 */
export function bodyFor(address: string, text: string): object {
  const { hostname, searchParams } = new URL(address);
  if (hostname === "api.telegram.org") {
    const chat = searchParams.get("chat_id");
    const told = shortened(text, MOST.telegram);
    return { ...(chat !== null && { chat_id: chat }), text: told, link_preview_options: { is_disabled: true } };
  }
  if (DISCORD.test(hostname)) return { content: shortened(text, MOST.discord), allowed_mentions: { parse: [] } };
  if (TEAMS.test(hostname)) {
    // A line's end is none in its Markdown: each line is a block.
    const blocks = shortened(text, MOST.teams).split("\n");
    const content = {
      $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
      type: "AdaptiveCard",
      version: "1.2",
      body: blocks.map((line) => ({ type: "TextBlock", text: line, wrap: true })),
    };
    return {
      type: "message",
      attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", contentUrl: null, content }],
    };
  }
  // Google Chat refuses unknown names, so only the text is sent.
  return { text };
}
