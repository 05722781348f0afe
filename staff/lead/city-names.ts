/** Names of renamed and often misspelled cities, for `list --city`. Each line has the names of one city in both scripts. */
const NAMES = `Ahilyanagar/Ahmednagar/अहमदनगर
Alappuzha/Alleppey
Ayodhya/Faizabad/अयोध्या/फ़ैज़ाबाद
Ballari/Bellary/बल्लारी
Belagavi/Belgaum/बेलगावी/बेलगाम
Bengaluru/Bangalore/Banglore/बेंगलुरु/बैंगलोर/बंगलौर
Bharuch/Broach/भरूच
Chennai/Madras/चेन्नई/मद्रास
Chhatrapati Sambhajinagar/Aurangabad/औरंगाबाद
Coimbatore/Kovai
Delhi/Dilli/दिल्ली
Gurugram/Gurgaon/Gurgoan/गुरुग्राम/गुड़गांव/गुड़गाँव
Guwahati/Gauhati/गुवाहाटी
Hubballi/Hubli/हुबली
Hyderabad/Secunderabad/हैदराबाद
Kadapa/Cuddapah
Kalaburagi/Gulbarga/कलबुर्गी
Kanpur/Cawnpore/कानपुर
Kochi/Cochin/Ernakulam/कोच्चि/कोचीन
Kolkata/Calcutta/कोलकाता/कलकत्ता
Kollam/Quilon
Kozhikode/Calicut/कोझिकोड
Mangaluru/Mangalore/मंगलुरु
Mohali/SAS Nagar/मोहाली
Mumbai/Bombay/मुंबई/मुम्बई/बंबई
Mysuru/Mysore/मैसूर
Narmadapuram/Hoshangabad/होशंगाबाद
Nashik/Nasik/नासिक/नाशिक
Noida/नोएडा/नोयडा
Palakkad/Palghat
Panaji/Panjim/पणजी
Prayagraj/Allahabad/प्रयागराज/इलाहाबाद
Puducherry/Pondicherry/Pondy/पुदुच्चेरी
Pune/Poona/पुणे/पूना
Shimla/Simla/शिमला
Shivamogga/Shimoga/शिवमोग्गा
Solapur/Sholapur/सोलापुर
Thanjavur/Tanjore
Thiruvananthapuram/Trivandrum/त्रिवेंद्रम
Thoothukudi/Tuticorin
Thrissur/Trichur
Tiruchirappalli/Trichy/तिरुचिरापल्ली
Vadodara/Baroda/वडोदरा/बड़ौदा
Varanasi/Banaras/Benares/वाराणसी/बनारस
Vijayapura/Bijapur/बीजापुर
Visakhapatnam/Vizag/विशाखापत्तनम`
  .split("\n")
  .map((line) => line.split("/"));

const known = (city: string): readonly string[] | undefined => {
  const spelling = city.trim().toLowerCase();
  return NAMES.find((names) => names.some((name) => name.toLowerCase() === spelling));
};

/** All names of a city, or of several with commas between them. A name that the list lacks stays as it is. */
export function cityNames(words: string): readonly string[] {
  const cities = words.split(",").map(known);
  return cities.every((names) => names !== undefined) ? cities.flat() : [words.trim()];
}
