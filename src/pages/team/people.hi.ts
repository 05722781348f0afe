import type * as english from "./people.en.ts";

/** The same people, under their names in Hindi. */
type Named<People extends readonly { readonly id: number }[]> = {
  readonly [One in keyof People]: {
    readonly id: People[One]["id"];
    readonly name: string;
    readonly title: string;
  };
};

export const people = [
  { id: 1, name: "सुरेश रघुवंशी", title: "संस्थापक और प्रबंध सलाहकार" },
  { id: 2, name: "नंदिनी रघुवंशी", title: "निदेशक, प्रॉपर्टी एक्सचेंज" },
  { id: 3, name: "हरप्रीत सिंह गिल", title: "प्रमुख, NRI टीम" },
  { id: 4, name: "अरविंद अय्यर", title: "प्रमुख, लोन और फ़ाइनेंस" },
  { id: 5, name: "इमरान कुरैशी", title: "प्रमुख, किराया और देखभाल" },
  { id: 6, name: "मीनाक्षी सुब्रमण्यम", title: "निदेशक, लीगल और RERA" },
  { id: 7, name: "जोसेफ़ कुरियन", title: "प्रमुख, कंस्ट्रक्शन और सोलर" },
  { id: 8, name: "रितु अग्रवाल", title: "प्रमुख, AIPM सर्कल" },
  { id: 9, name: "देवेंद्र शेखावत", title: "प्रमुख, ज़मीन और हाई-वैल्यू प्रॉपर्टी" },
] as const satisfies Named<typeof english.people>;
