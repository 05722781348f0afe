import { sampleNotes } from "../../content/sample-notes.hi.ts";
import { claims, responseMeans } from "../../content/claims.hi.ts";
import type { Content } from "./content.en.ts";
import { members } from "./members.hi.ts";

const page = {
  path: "/about/team",
  title: "हमारी टीम",
  description:
    "वे नौ, जो हमारी डेस्क सँभालते हैं: एक्सचेंज, टाइटल, लोन, NRI, किराया, निर्माण और ज़मीन। कॉल करने से पहले उनके बारे में पढ़ लें।",
  picture: "about",
} satisfies Content["page"];

const intro = {
  label: "हमारी टीम",
  title: "हमारी डेस्क सँभालने वाले नौ लोग",
  lead: "एक्सचेंज और टाइटल से लेकर लोन, किराए, निर्माण और ज़मीन तक।",
  crumbs: [{ label: "हमारे बारे में", href: "/about" }, { label: "हमारी टीम" }],
} as const satisfies Content["intro"];

const desks = {
  note: `हर एक को उनकी मेज़ से दिखाया गया है। मेज़ें मॉडल हैं, जैसे यहाँ की हर तस्वीर। ${sampleNotes.people}`,
  altOf: (name, things) => `${name} की मेज़: ${things}`,
  placeOf: (number, count) => `${count} में से ${number}`,
  inShort: (expertise, age, experience) => `${expertise}। उम्र ${age} साल, जिनमें से ${experience} प्रॉपर्टी के काम में।`,
} satisfies Content["desks"];

const closing = {
  as: "phone",
  title: "किससे बात करें, समझ नहीं आ रहा?",
  text: `बात क्या है, अपने शब्दों में बता दें। हम उसे सही डेस्क तक पहुँचाते हैं। जवाब ${claims.response}, ${responseMeans}।`,
  action: { label: "पूछताछ करें", href: "/query" },
} as const satisfies Content["closing"];

export const content: Content = { page, intro, desks, members, closing };
