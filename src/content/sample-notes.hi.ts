import type * as english from "./sample-notes.ts";
import type { Translation } from "../i18n/translation.ts";

export const sampleNotes = {
  clients: "ये काल्पनिक उदाहरण हैं। ग्राहकों की सहमति मिलने पर यहाँ उनकी अपनी बातें होंगी।",
  people: "ये लोग काल्पनिक उदाहरण हैं। हमारी टीम का परिचय यहाँ मिलेगा।",
  banks: "ये नाम उदाहरण हैं। हमारे पार्टनर बैंकों के नाम यहाँ मिलेंगे।",
  packages: "दाम हमारे अपने हैं। किस पैकेज में क्या शामिल है, यह उदाहरण है।",
  rental: "ये उदाहरण हैं। किराए की हमारी शर्तें यहाँ मिलेंगी।",
} satisfies Translation<typeof english.sampleNotes>;
