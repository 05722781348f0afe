import type * as english from "./sample-notes.ts";
import type { Translation } from "../i18n/translation.ts";

export const sampleNotes = {
  clients: "ये बनाए हुए उदाहरण हैं, जब तक हमारे ग्राहक अपनी बात छापने को राज़ी नहीं होते।",
  people: "यहाँ जिन लोगों के नाम हैं, वे उदाहरण हैं, जब तक हम अपने लोगों से नहीं मिलवाते।",
  banks: "ये नाम उदाहरण हैं, जब तक हमारे पार्टनर बैंकों के नाम यहाँ नहीं छपते।",
  packages: "किस पैकेज में क्या शामिल है, यह उदाहरण है, जब तक हमारी दरों की सूची नहीं छपती।",
  rental: "ये उदाहरण हैं, जब तक किराए की हमारी शर्तें नहीं छपतीं।",
} satisfies Translation<typeof english.sampleNotes>;
