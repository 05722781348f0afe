/** Those of the fees that pages in Hindi name. */
const sample = (figure: string) =>
  ({ figure: figure.replace(/।$/, " (उदाहरण)।"), sample: true }) as const;

export const fees = {
  exchange: sample("एक्सचेंज के लिए हमारी फ़ीस ₹75,000 से शुरू।"),
  buying: sample("प्रॉपर्टी ढूँढने की हमारी फ़ीस ₹50,000 से शुरू।"),
  selling: sample("बिक्री के लिए हमारी फ़ीस ₹60,000 से शुरू।"),
  nri: sample("एक प्रॉपर्टी की योजना ₹15,000 से शुरू।"),
  legal: sample("टाइटल की पड़ताल ₹12,000 से ₹35,000 में होती है।"),
  opinion: sample("कानूनी राय की फ़ीस ₹7,500 से शुरू।"),
  finance: sample("लोन की एक फ़ाइल के लिए हमारी फ़ीस ₹5,000 से शुरू।"),
  construction: sample("इंटीरियर का दाम ₹1,400 प्रति वर्ग फ़ुट से शुरू।"),
  shifting: sample("शहर के अंदर 2 BHK की शिफ़्टिंग ₹9,000 से शुरू।"),
  vaastu: sample("वास्तु की सलाह ऑनलाइन ₹5,100 से, घर आकर ₹11,000 से शुरू।"),
  solar: sample("नाप-जोख के साथ योजना ₹2,500 से शुरू।"),
  furniture: sample("एक बेडरूम का फ़र्नीचर ₹1,400 प्रति माह से।"),
  portfolio: sample("एक प्रॉपर्टी के लिए साल की फ़ीस ₹6,000 से शुरू।"),
  highValue: sample("मैंडेट पर हमारी फ़ीस ₹2 लाख से शुरू।"),
  investment: sample("एक बुकिंग के लिए हमारी फ़ीस ₹25,000 से शुरू।"),
} as const;

export const noFigure = "इसका आँकड़ा हमने अभी प्रकाशित नहीं किया है। हमारी कॉल पर पूछ लें।";

export const formatCost = ({ figure }: { readonly figure: string }): string => figure || noFigure;
