/**
 * What people type for one thing, in either language and in Latin letters: whoever searches for one finds the answers that say
 * another. A word of a group is one word, in small letters.
 */
export const synonyms: readonly string[] = [
  "loan emi instalment mortgage लोन कर्ज़ ऋण किस्त किश्त ईएमआई kist karz",
  "brokerage commission fee दलाली कमीशन फ़ीस शुल्क dalali shulk",
  "cost price charge ख़र्च kharcha",
  "tax tds gst टैक्स टीडीएस जीएसटी",
  "stamp registry registration स्टाम्प रजिस्ट्री रजिस्ट्रेशन",
  "refund रिफ़ंड वापस wapas",
  "deposit token advance टोकन डिपॉज़िट बयाना bayana",
  "rent tenant किराया किराए किराये किराएदार kiraya kirayedar",
  "home house flat घर मकान फ़्लैट ghar makan",
  "land plot farmland ज़मीन प्लॉट zameen jameen",
  "papers paper documents कागज़ कागज़ों डॉक्यूमेंट दस्तावेज़ kagaz dastavez",
  "dispute court case विवाद अदालत कोर्ट मुकदमा vivad adalat",
  "nri abroad विदेश videsh",
  "sell seller बेचना बेचने बिक्री bechna",
  "buy buyer ख़रीदना ख़रीदने ख़रीद kharidna",
  "exchange swap एक्सचेंज बदलना badalna",
  "inherit inherited inheritance heir विरासत virasat",
  "move moving shifting शिफ़्टिंग शिफ़्ट",
  "time long days समय दिन samay",
];
