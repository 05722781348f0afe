/**
 * One Hindi word for one thing. `others` finds what else it has been called, or words with a meaning that we do not want;
 * tests/contracts/words.test.ts finds none of them in any Hindi file.
 */
interface Word {
  readonly english: string;
  readonly hindi: string;
  readonly others: RegExp;
}

export const words: readonly Word[] = [
  { english: "verified", hindi: "सत्यापित", others: /जाँच[ेाी]-परख|(?:गंभीर|प्रमाणित|असली) ख़रीदार/ },
  { english: "possession", hindi: "पज़ेशन", others: /(?<!अवैध )कब्ज़|आधिपत्य/ },
  { english: "encroachment", hindi: "अवैध कब्ज़ा", others: /अतिक्रमण|नाजायज़/ },
  { english: "power of attorney", hindi: "पावर ऑफ़ अटॉर्नी", others: /मुख़्तारनाम/ },
  { english: "mandate", hindi: "मैंडेट", others: /अधिकार-पत्र|बेचने (?:का|के) (?:लिखित )?अधिकार (?!देने)/ },
  { english: "difference in value", hindi: "फ़र्क", others: /(?<![\p{L}\p{M}])अंतर(?![\p{L}\p{M}])/u },
  { english: "office", hindi: "दफ़्तर", others: /ऑफ़िस|कार्यालय/ },
  { english: "document", hindi: "कागज़", others: /डॉक्यूमेंट|दस्तावेज़/ },
  { english: "depends on", hindi: "पर निर्भर करत", others: /निर्भर(?! कर| तो नहीं करत)/ },
  { english: "empty", hindi: "ख़ाली", others: /(?<![\p{L}\p{M}])खाली/u },
  { english: "published", hindi: "प्रकाशित", others: /(?<![\p{L}\p{M}])(?:छप|छाप)/u },
  { english: "team", hindi: "टीम", others: /डेस्क/ },
  { english: "brokerage", hindi: "ब्रोकरेज", others: /दलाली/ },
  { english: "buying alone", hindi: "अकेले ख़रीद", others: /अकेले लोग/ },
  { english: "check of a home", hindi: "घर की ध्यान से जाँच", others: /घर पर (?:ध्यान से )?नज़र/ },
  { english: "(optional)", hindi: "(ज़रूरी नहीं)", others: /\(चाहें तो\)/ },
];

/** "I" as a man says it. The reader may be a woman. */
export const manlyVerb = /[ूऊ]ँगा|ता हूँ/;
