/** What pages, forms and the edge may say in Hindi: from the English sentence, as it stands in the code, to what is said. Holes such as {label} are filled. */
export const sentences = {
  "₹{amount} crore": "{amount} करोड़ रुपये",
  "₹{amount} lakh": "{amount} लाख रुपये",
  "₹{amount} thousand": "{amount} हज़ार रुपये",
  "₹{amount}": "{amount} रुपये",
  "24 working hours": "24 कामकाजी घंटों",
  "Offices open Mon-Sat 9 AM-6 PM": "दफ़्तर सोमवार से शनिवार, सुबह 9 से शाम 6 बजे तक खुले हैं",
  "Chat on WhatsApp": "WhatsApp पर चैट करें",
  "Send now": "अभी भेजें",
  Discard: "हटा दें",
  " and ": " और ",
  "Privacy Policy": "प्राइवेसी पॉलिसी",
  "Your data": "आपका डेटा",
  "What happens next": "आगे क्या होगा",
  "Who sees it": "इसे कौन देखेगा",
} as const;
