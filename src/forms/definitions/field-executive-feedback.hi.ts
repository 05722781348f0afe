import type { form } from "./field-executive-feedback.form.ts";
import type { FormMessages } from "../localize.ts";
import { countryCode, email, fullName } from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/field-executive-feedback": {
      title: "फ़ील्ड एग्ज़ीक्यूटिव का फ़ीडबैक",
      description:
        "AIPM के फ़ील्ड एग्ज़ीक्यूटिव की विज़िट का ब्योरा: ग्राहक ने कौन-सी प्रॉपर्टी देखीं, वे किस हालत में थीं और कीमत पर क्या कहा।",
    },
  },
  heading: "फ़ील्ड एग्ज़ीक्यूटिव का फ़ीडबैक",
  intro:
    "हमारे एग्ज़ीक्यूटिव के लिए, विज़िट वाले दिन ही। बात ताज़ा हो तभी लिख लें; ग्राहक को अगली कॉल इसी के भरोसे की जाती है।",
  next: [
    "आपके टीम लीडर ब्योरा पढ़ते हैं, और राय न लिखी हो तो जोड़ देते हैं।",
    "ग्राहक के सलाहकार कॉल करके पसंद-नापसंद पर बात करते हैं।",
    "हालत और कीमत पर आपकी लिखी बातें हर प्रॉपर्टी की फ़ाइल में जाती हैं।",
  ],
  purpose: "आपकी बताई विज़िट देखने और ग्राहक से आगे बात करने",
  seenBy: "आपके टीम लीडर और हमारे सलाहकार।",
  sections: {
    "About you": "आपके बारे में",
    "The client and the day": "ग्राहक और दिन",
    "Properties visited": "देखी गई प्रॉपर्टी",
    Summary: "सार",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber: {
      label: "फ़ोन नंबर",
      required: "अपना फ़ोन नंबर लिखें",
      hint: "जिस पर टीम लीडर आपसे बात कर सकें।",
    },
    email,
    executiveName: {
      label: "फ़ील्ड एग्ज़ीक्यूटिव",
      required: "फ़ील्ड एग्ज़ीक्यूटिव का नाम लिखें",
      hint: "ग्राहक ने जिनके साथ प्रॉपर्टी देखी, उनका नाम। आप ही हों, तो फिर अपना।",
    },
    visitDate: { label: "विज़िट की तारीख़", required: "विज़िट की तारीख़ लिखें" },
    clientName: { label: "ग्राहक का नाम", required: "ग्राहक का नाम लिखें" },
    clientContact: { label: "ग्राहक का संपर्क", hint: "फ़ोन नंबर या ईमेल।" },
    visits: {
      label: "विज़िट",
      row: "विज़िट",
      fields: {
        propertyName: { label: "प्रॉपर्टी का नाम", required: "प्रॉपर्टी का नाम लिखें" },
        location: { label: "जगह", required: "प्रॉपर्टी कहाँ है, लिखें" },
        condition: {
          label: "हालत",
          options: { Excellent: "बहुत बढ़िया", Good: "अच्छी", Average: "ठीक-ठाक", Poor: "ख़राब" },
        },
        priceResponse: {
          label: "कीमत पर ग्राहक की राय",
          options: {
            Acceptable: "ठीक है",
            High: "ज़्यादा है",
            Low: "कम है",
            "No Response": "कुछ नहीं कहा",
          },
        },
        clientComment: { label: "ग्राहक ने क्या कहा", hint: "ग्राहक के अपने शब्दों में।" },
      },
    },
    executiveSummary: {
      label: "विज़िट का सार",
      required: "विज़िट का सार लिखें",
      hint: "ग्राहक अब क्या चाहते हैं, और आपकी राय में आगे क्या किया जाए।",
    },
    teamLeaderReview: { label: "टीम लीडर की राय" },
    submissionDate: { label: "जमा करने की तारीख़", required: "जमा करने की तारीख़ लिखें" },
  },
  labels: {
    submit: "ब्योरा भेजें",
    busy: "ब्योरा भेजा जा रहा है...",
    success: "विज़िट का ब्योरा भेज दिया गया!",
  },
} satisfies FormMessages<typeof form>;
