import { sampleNotes } from "../../content/sample-notes.hi.ts";
import { claims } from "../../content/claims.hi.ts";
import type { Content } from "./content.en.ts";
import { members } from "./members.hi.ts";

const page = {
  path: "/about/team",
  title: "हमारी टीम",
  description:
    "हमारी टीमों के नौ प्रमुख: एक्सचेंज, टाइटल, लोन, NRI, किराया, निर्माण और ज़मीन। कॉल करने से पहले उनके बारे में पढ़ लें।",
  picture: "about",
} satisfies Content["page"];

const intro = {
  label: "हमारी टीम",
  title: "हमारी टीमों के नौ प्रमुख",
  lead: "एक्सचेंज और टाइटल से लेकर लोन, किराए, निर्माण और ज़मीन तक।",
  crumbs: [{ label: "हमारे बारे में", href: "/about" }, { label: "हमारी टीम" }],
} as const satisfies Content["intro"];

const desks = {
  note: `हर तस्वीर उनकी मेज़ का मॉडल है। ${sampleNotes.people}`,
  altOf: (name, things) => `${name} की मेज़: ${things}`,
  invented: "एक उदाहरण, असली व्यक्ति नहीं।",
  placeOf: (number, count) => `${count} में से ${number}`,
  inShort: (expertise, age, experience) =>
    `${expertise}। उम्र ${age} साल, ${experience} साल से टीम के प्रमुख (उदाहरण)।`,
} satisfies Content["desks"];

const closing = {
  as: "phone",
  title: "किससे बात करें, समझ नहीं आ रहा?",
  text: `अपने शब्दों में बता दें। हम बात सही टीम तक पहुँचाएँगे। जवाब ${claims.response}।`,
  action: { label: "पूछताछ करें", href: "/query" },
} as const satisfies Content["closing"];

export const content: Content = { page, intro, desks, members, closing };
