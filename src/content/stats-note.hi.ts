import type * as english from "./stats-note.ts";
import type { Translation } from "../i18n/translation.ts";

export const statsNote = {
  sample: true,
  text: "2025 में हमारी शुरुआत से 31 अक्टूबर 2026 तक: वे सौदे जो हमने और हमारे पार्टनरों ने पूरे किए। संतुष्टि: उन ग्राहकों की, जिन्होंने सौदे के बाद हमारे सवाल का जवाब दिया।",
} satisfies Translation<typeof english.statsNote>;
