/**
 * Cities of India in English and Hindi, with their old and other names. They are suggested while a city is typed, and find the city
 * in an answer. Any other place can be typed as well.
 */
import type { Locale } from "../../i18n/locale.ts";

export interface City {
  /** The name in the city column. */
  readonly name: string;
  readonly hindi: string;
  /** Old and other names, in either script. */
  readonly others: readonly string[];
}

/** One line a city: its name, its name in Hindi, other names. Spellings with another nukta, nasal or hyphen need no line (city-in.ts). */
const TABLE = `Agartala/अगरतला
Agra/आगरा
Ahmedabad/अहमदाबाद/Ahmadabad/Amdavad
Ahilyanagar/अहिल्यानगर/Ahmednagar/अहमदनगर
Aizawl/आइज़ोल
Ajmer/अजमेर
Akola/अकोला
Alappuzha/अलप्पुझा/Alleppey
Alibag/अलीबाग/Alibaug
Aligarh/अलीगढ़
Alwar/अलवर
Ambala/अंबाला
Ambernath/अंबरनाथ
Amravati/अमरावती
Amritsar/अमृतसर
Anand/आणंद
Anantapur/अनंतपुर/Anantapuramu
Arrah/आरा
Asansol/आसनसोल
Ayodhya/अयोध्या/Faizabad/फ़ैज़ाबाद
Azamgarh/आज़मगढ़
Badlapur/बदलापुर
Bahadurgarh/बहादुरगढ़
Bareilly/बरेली
Bathinda/बठिंडा/Bhatinda/भटिंडा
Begusarai/बेगूसराय
Belagavi/बेलगावी/Belgaum/बेलगाम
Ballari/बल्लारी/Bellary/बेल्लारी
Bengaluru/बेंगलुरु/Bangalore/Bengalooru/Banglore/बैंगलोर/बंगलौर/बेंगलूरु/बंगलुरु
Berhampur/बरहमपुर/Brahmapur
Bhagalpur/भागलपुर
Bharatpur/भरतपुर
Bharuch/भरूच/Broach
Bhavnagar/भावनगर
Bhilai/भिलाई
Bhilwara/भीलवाड़ा
Bhiwadi/भिवाड़ी
Bhiwandi/भिवंडी
Bhiwani/भिवानी
Bhopal/भोपाल
Bhubaneswar/भुवनेश्वर/Bhubaneshwar
Bhuj/भुज
Bikaner/बीकानेर
Bilaspur/बिलासपुर
Bokaro/बोकारो
Bulandshahr/बुलंदशहर
Bardhaman/बर्धमान/Burdwan
Chandigarh/चंडीगढ़
Chhatrapati Sambhajinagar/छत्रपति संभाजीनगर/Aurangabad/Sambhajinagar/औरंगाबाद/संभाजीनगर
Chennai/चेन्नई/Madras/मद्रास
Coimbatore/कोयंबटूर/Kovai/कोयंबतूर
Cuttack/कटक
Daman/दमन
Darbhanga/दरभंगा
Darjeeling/दार्जिलिंग/दार्जीलिंग
Davanagere/दावणगेरे/Davangere
Dehradun/देहरादून/Dehra Dun/Doon
Delhi/दिल्ली/New Delhi/नई दिल्ली/Dilli/N Delhi
Deoghar/देवघर
Dewas/देवास
Dhanbad/धनबाद
Dharamshala/धर्मशाला/Dharamsala
Dharwad/धारवाड़
Dholera/धोलेरा
Dhule/धुले
Dibrugarh/डिब्रूगढ़
Dimapur/दीमापुर
Dindigul/डिंडीगुल
Durg/दुर्ग
Durgapur/दुर्गापुर
Erode/इरोड
Etawah/इटावा
Faridabad/फ़रीदाबाद
Firozabad/फ़िरोज़ाबाद
Gandhidham/गांधीधाम
Gandhinagar/गांधीनगर
Gangtok/गंगटोक/गैंगटोक
Gaya/गया
Ghaziabad/ग़ाज़ियाबाद/Gaziabad
Goa/गोवा
Gorakhpur/गोरखपुर
Greater Noida/ग्रेटर नोएडा
Guntur/गुंटूर
Gurugram/गुरुग्राम/Gurgaon/Gurgoan/Gurugaon/गुड़गांव/गुरूग्राम
Guwahati/गुवाहाटी/Gauhati/गौहाटी
Gwalior/ग्वालियर
Haldwani/हल्द्वानी
Hapur/हापुड़
Haridwar/हरिद्वार/Hardwar
Hassan/हासन
Hazaribagh/हज़ारीबाग
Hisar/हिसार/Hissar
Hosur/होसुर
Howrah/हावड़ा
Hubballi/हुबली/Hubli/हुब्बल्ली
Hyderabad/हैदराबाद/Secunderabad/सिकंदराबाद
Imphal/इंफाल
Indore/इंदौर
Itanagar/ईटानगर
Jabalpur/जबलपुर/Jubbulpore
Jaipur/जयपुर
Jaisalmer/जैसलमेर
Jalandhar/जालंधर/Jullundur
Jalgaon/जलगांव
Jammu/जम्मू
Jamnagar/जामनगर
Jamshedpur/जमशेदपुर/Tatanagar/टाटानगर
Jhansi/झांसी
Jhajjar/झज्जर
Jind/जींद
Jodhpur/जोधपुर
Jorhat/जोरहाट
Junagadh/जूनागढ़
Kadapa/कडप्पा/Cuddapah
Kaithal/कैथल
Kakinada/काकीनाडा
Kalaburagi/कलबुर्गी/Gulbarga/गुलबर्गा
Kalyan/कल्याण/Kalyan-Dombivli/Dombivli/डोंबिवली
Kanchipuram/कांचीपुरम/Kancheepuram
Kannur/कन्नूर/Cannanore
Kanpur/कानपुर/Cawnpore/Kanpur Nagar/कानपुर नगर
Karaikudi/कराईकुडी
Karimnagar/करीमनगर
Karjat/कर्जत
Karnal/करनाल
Kasauli/कसौली
Kharar/खरड़
Khopoli/खोपोली
Kochi/कोच्चि/Cochin/Ernakulam/कोचीन/एर्नाकुलम
Kolhapur/कोल्हापुर
Kolkata/कोलकाता/Calcutta/Kolkatta/कलकत्ता
Kollam/कोल्लम/Quilon
Korba/कोरबा
Kota/कोटा
Kottayam/कोट्टायम
Kozhikode/कोझिकोड/Calicut/कालीकट
Kullu/कुल्लू
Kurnool/कुरनूल
Kurukshetra/कुरुक्षेत्र
Latur/लातूर
Leh/लेह
Lonavala/लोनावला/Lonavla
Lucknow/लखनऊ
Ludhiana/लुधियाना
Madurai/मदुरै/मदुरई
Malappuram/मलप्पुरम
Manali/मनाली
Manesar/मानेसर
Mangaluru/मंगलुरु/Mangalore/मंगलौर/मैंगलोर
Mathura/मथुरा
Meerut/मेरठ
Mohali/मोहाली/SAS Nagar/Sahibzada Ajit Singh Nagar
Moradabad/मुरादाबाद
Mumbai/मुंबई/Bombay/बंबई
Mussoorie/मसूरी
Muzaffarnagar/मुज़फ़्फ़रनगर
Muzaffarpur/मुज़फ़्फ़रपुर
Mysuru/मैसूर/Mysore/मैसुरु
Nadiad/नडियाद
Nagercoil/नागरकोइल
Nagpur/नागपुर
Nainital/नैनीताल
Nanded/नांदेड़
Narmadapuram/नर्मदापुरम/Hoshangabad/होशंगाबाद
Nashik/नासिक/Nasik/नाशिक
Navi Mumbai/नवी मुंबई/New Bombay/New Mumbai
Navsari/नवसारी
Nellore/नेल्लोर
Neral/नेरल
Nizamabad/निज़ामाबाद
Noida/नोएडा/नोयडा
Ooty/ऊटी/Ootacamund/Udhagamandalam/ऊटकमंड
Palakkad/पलक्कड़/Palghat
Palghar/पालघर
Pali/पाली
Palwal/पलवल
Panaji/पणजी/Panjim/पंजिम
Panchkula/पंचकूला
Panipat/पानीपत
Panvel/पनवेल
Pathankot/पठानकोट
Patiala/पटियाला
Patna/पटना
Pen/पेण
Pimpri-Chinchwad/पिंपरी चिंचवड/PCMC/Pimpri/Chinchwad
Prayagraj/प्रयागराज/Allahabad/इलाहाबाद
Puducherry/पुदुच्चेरी/Pondicherry/Pondy/पांडिचेरी/पुडुचेरी
Pune/पुणे/Poona/पूना
Puri/पुरी
Purnia/पूर्णिया/Purnea
Raebareli/रायबरेली/Rae Bareli
Raichur/रायचूर
Raigarh/रायगढ़
Raipur/रायपुर
Rajahmundry/राजमुंदरी/Rajamahendravaram/राजमहेंद्रवरम
Rajkot/राजकोट
Ranchi/रांची
Ratlam/रतलाम
Ratnagiri/रत्नागिरी
Rewa/रीवा
Rewari/रेवाड़ी
Rishikesh/ऋषिकेश/Hrishikesh
Rohtak/रोहतक
Roorkee/रुड़की
Rourkela/राउरकेला
Rudrapur/रुद्रपुर
Sagar/सागर/Saugor
Saharanpur/सहारनपुर
Salem/सेलम
Sambalpur/संबलपुर
Sangli/सांगली
Satara/सतारा
Satna/सतना
Shillong/शिलांग/शिलॉन्ग
Shimla/शिमला/Simla
Shirdi/शिरडी
Shivamogga/शिवमोग्गा/Shimoga
Sikar/सीकर
Silchar/सिलचर
Siliguri/सिलीगुड़ी
Silvassa/सिलवासा
Sirsa/सिरसा
Solan/सोलन
Solapur/सोलापुर/Sholapur
Sonipat/सोनीपत/Sonepat
Sri Ganganagar/श्रीगंगानगर/Ganganagar/गंगानगर
Srinagar/श्रीनगर
Surat/सूरत
Thane/ठाणे/Thana/थाणे
Thanjavur/तंजावुर/Tanjore/तंजौर
Thiruvananthapuram/तिरुवनंतपुरम/Trivandrum/त्रिवेंद्रम
Thoothukudi/तूतुकुड़ी/Tuticorin/तूतीकोरिन
Thrissur/त्रिशूर/Trichur
Tiruchirappalli/तिरुचिरापल्ली/Trichy/Tiruchi/Trichinopoly/त्रिची
Tirunelveli/तिरुनेलवेली
Tirupati/तिरुपति
Tiruppur/तिरुप्पुर/Tirupur
Tumakuru/तुमकुरु/Tumkur
Udaipur/उदयपुर
Udupi/उडुपी
Ujjain/उज्जैन
Ulhasnagar/उल्हासनगर
Vadodara/वडोदरा/Baroda/बड़ौदा
Vangani/वांगणी
Vapi/वापी
Varanasi/वाराणसी/Banaras/Benares/Kashi/बनारस/काशी
Vasai/वसई
Vellore/वेल्लोर
Vijayapura/विजयपुरा/Bijapur/बीजापुर
Vijayawada/विजयवाड़ा/Bezawada
Virar/विरार
Visakhapatnam/विशाखापत्तनम/Vizag/Vishakhapatnam/Waltair/विशाखापटनम
Vizianagaram/विजयनगरम
Vrindavan/वृंदावन
Warangal/वारंगल
Yamunanagar/यमुनानगर
Zirakpur/ज़ीरकपुर`;

export const CITIES: readonly City[] = TABLE.split("\n").map((line) => {
  const [name = "", hindi = "", ...others] = line.split("/");
  return { name, hindi, others };
});

/** The suggestions while a city is typed, in the script of the page. Browsers also search the other names, which follow. */
export const suggestions = (locale: Locale): readonly (readonly [value: string, others: string])[] =>
  CITIES.map(({ name, hindi, others }) =>
    locale === "hi" ? [hindi, [name, ...others].join(", ")] : [name, [hindi, ...others].join(", ")],
  );
