import { expect, test } from "vitest";
import { cityColumn, lastPlace } from "../../../src/record/city-column.ts";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { form as vaastu } from "../../../src/forms/definitions/vaastu-intelligence.form.ts";

test.each([
  ["Flat 4, Sea View, Bandra West, Mumbai 400050", "Mumbai"],
  ["Plot 3, Vashi, Navi Mumbai, India", "Navi Mumbai"],
  ["House 9, Chhota Udepur 391 165, भारत", "Chhota Udepur"],
  ["B-12, Sector 57\nGurugram - 122003", "Gurugram"],
  ["Kheri Kalan, ", "Kheri Kalan"],
  ["Kheri Kalan, Indiabulls Greens", "Indiabulls Greens"],
  ["Baner", "Baner"],
  ["", undefined],
  // A PIN code joined to the city, a state in letters or in one word, a district, and a PIN code with a space.
  ["Avinashi Road, Peelamedu, Coimbatore-641004, TN, India", "Coimbatore"],
  ["6th Floor, Sansad Marg, New Delhi-110001, India", "New Delhi"],
  ["506/465, Thiruthangal village, Sivakasi, Virudhunagar, Tamilnadu , 626130", "Virudhunagar"],
  ["#17, 2nd Floor, 5th Cross Road, 4 Block Jayanagar, Bengaluru, Karnataka 560011", "Bengaluru"],
  ["No. 5, T. Nagar, Chennai 600 017", "Chennai"],
  // States, districts and countries behind the city, and the number of a postal zone.
  ["B-12, Sector 62, Noida, Gautam Buddha Nagar, Uttar Pradesh, 201301", "Noida"],
  ["B-12, Sector 62, Noida (U.P.)", "Noida"],
  ["Kothi 7, Mohali, Distt. SAS Nagar, Punjab 160059", "Mohali"],
  ["Kheri Kalan, Salempur 274509, Dist Deoria, UP", "Salempur"],
  ["Village Rampur, Tehsil Kirnapur, Dist. Balaghat, MP", "Kirnapur"],
  ["मकान 5, गोमती नगर, लखनऊ, उ.प्र. 226010", "लखनऊ"],
  ["१२ एमजी रोड, पुणे, महाराष्ट्र ४११००१", "पुणे"],
  ["Flat 4, Noida, Delhi NCR", "Noida"],
  ["Srinagar, Jammu & Kashmir", "Srinagar"],
  ["Kochi, Ernakulam, Kerala, 682 030", "Kochi"],
  ["Andheri East, Mumbai-69", "Mumbai"],
  ["Plot 9, Gurgaon, HR-122003", "Gurgaon"],
  ["1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA", "Mountain View"],
  ["42 Baker Street, London NW1 6XE, UK", "London"],
  // PIN codes, telephones and landmarks.
  ["12 MG Road, Pune, PIN Code - 411001", "Pune"],
  ["12 MG Road, Pune – ४११००१", "Pune"],
  ["12 MG Road, Pune. Pin: ４１１００１", "Pune"],
  ["Baner, Wakad, Call 98765 43210", "Wakad"],
  ["Indiranagar, Salempur, Near Metro Station", "Salempur"],
  ["सेक्टर 5, सलेमपुर, बस अड्डे के पास", "सलेमपुर"],
  // Other separators, and none.
  ["Pune; Maharashtra; 411001", "Pune"],
  ["Pune | MH", "Pune"],
  ["Nagpur. Maharashtra. India", "Nagpur"],
  ["12 MG Road Pune Maharashtra 411001", "Pune"],
  ["Flat 3 New Delhi India", "New Delhi"],
  // States in one word, in letters with full stops, and in the scripts of their languages.
  ["Kheri Kalan, Salempur, MadhyaPradesh", "Salempur"],
  ["ग्राम खेड़ी, सलेमपुर, मध्यप्रदेश ४६६११४", "सलेमपुर"],
  ["Kheri Kalan, Salempur, N.C.R.", "Salempur"],
  [
    "100, Ram Mandir Rd, Ganesh Nagar, New Sanghavi, Pimpri-Chinchwad, Maharashtra 411027",
    "Pimpri-Chinchwad",
  ],
  ["१२/१, एजी भवन. ३ तल, पार्क स्ट्रीट\nकोलकाता\nपश्चिम बंगाल\n७०००१७\nभारत", "कोलकाता"],
  ["5/1, પાર્ક સ્ટ્રીટ\nસાલેમપુર\nગુજરાત\nભારત", "સાલેમપુર"],
  ["5/1, పార్క్ స్ట్రీట్\nసేలంపూర్\nతెలంగాణ 500081\nభారతదేశం", "సేలంపూర్"],
  ["5/1, பார்க் தெரு\nசேலம்பூர்\nதமிழ்நாடு 600092\nஇந்தியா", "சேலம்பூர்"],
  // Police stations, post offices and districts by their short names.
  ["Vill+PO - Kheri, PS- Salempur, Dist- Deoria, UP", "Salempur"],
  ["Vill - Kheri, Thana - Salempur, UP", "Salempur"],
  ["At/Po- Salempur, Via- Kheri, Dist- Balangir, Odisha", "Salempur"],
  ["VPO Salempur, Punjab", "Salempur"],
  ["At Post Salempur, 410507", "Salempur"],
  ["मु.पो. वडगाव, ता. मावळ, जि. पुणे", "मावळ"],
  ["Kheri Kalan, Salempur, Thanjavur Dt.", "Salempur"],
  // What is pasted with an address.
  ["Baner, Salempur, asha@example.com", "Salempur"],
  ["Plot 3, Salempur, https://maps.app.goo.gl/AbCdEf12", "Salempur"],
  ["F2C8+QX Salempur, Uttar Pradesh", "Salempur"],
  ["Flat 4, NaviMumbai, MH", "NaviMumbai"],
  // No place, a region alone, and names that are also words.
  ["Pune, -", "Pune"],
  ["Pune, N/A", "Pune"],
  ["411001", undefined],
  ["Goa", "Goa"],
  ["C-4 Janak Puri", "C-4 Janak Puri"],
])("takes the last place of %j: %s", (address, place) => {
  expect(lastPlace(address)).toBe(place);
});

test("keeps a city as typed, and shortens only addresses", () => {
  expect(cityColumn(contact, "Village Bhondsi, Gurgaon")).toBe("Village Bhondsi, Gurgaon");
  expect(cityColumn(vaastu, "Flat 4, Kheri Kalan, Salempur 274509")).toBe("Salempur");
  expect(cityColumn(vaastu, undefined)).toBeUndefined();
});

test("reads every kind of long address in a few milliseconds", () => {
  for (const unit of [
    "(a",
    "a(",
    "goa ",
    "Pune, ",
    "- ",
    ". ",
    "pin ",
    "ph ",
    "9 ",
    "के पास ",
    "aa 12345 ",
    "\n",
  ]) {
    const address = unit.repeat(20_000);
    lastPlace(address);
    const start = performance.now();
    lastPlace(address);
    expect(performance.now() - start, unit).toBeLessThan(50);
  }
});
