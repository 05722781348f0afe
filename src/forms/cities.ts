/** Cities of India, to suggest while one is typed and to find in an address. Any other place can be typed as well. */
export const CITIES: readonly string[] =
  `Agartala Agra Ahmedabad Ahmednagar Aizawl Ajmer Akola Alibag Aligarh Allahabad Alwar Ambala Ambernath Amravati Amritsar Anand Anantapur Asansol Aurangabad Ayodhya
Badlapur Bahadurgarh Bardhaman Bareilly Bathinda Belagavi Bengaluru Bangalore Bharuch Bhavnagar Bhilai Bhilwara Bhiwadi Bhiwandi Bhopal Bhubaneswar Bhuj Bikaner Bilaspur Bokaro
Chandigarh Chennai Coimbatore Cuttack Daman Darbhanga Darjeeling Davanagere Dehradun Delhi Dewas Dhanbad Dharamshala Dharwad Dhule Dibrugarh Dimapur Dindigul Durgapur Durg Erode
Faridabad Firozabad Gandhidham Gandhinagar Gangtok Gaya Ghaziabad Gorakhpur Greater_Noida Guntur Gurugram Gurgaon Guwahati Gwalior
Haldwani Haridwar Hisar Hosur Howrah Hubballi Hyderabad Imphal Indore Itanagar Jabalpur Jaipur Jaisalmer Jalandhar Jalgaon Jammu Jamnagar Jamshedpur Jhansi Jodhpur Junagadh
Kadapa Kakinada Kalyan Kannur Kanpur Karaikudi Karimnagar Karjat Karnal Kharar Khopoli Kochi Kolhapur Kolkata Kollam Kota Kottayam Kozhikode Kurnool Kurukshetra
Latur Leh Lonavala Lucknow Ludhiana Madurai Malappuram Manali Mangaluru Mathura Meerut Mohali Moradabad Mumbai Muzaffarnagar Muzaffarpur Mysuru
Nagercoil Nagpur Nainital Nanded Nashik Navi_Mumbai Navsari Nellore New_Delhi Neral Nizamabad Noida Ooty Palakkad Palghar Panaji Panchkula Panipat Panvel Pathankot Patiala Patna Pen
Pimpri-Chinchwad Prayagraj Puducherry Pune Puri Raipur Rajahmundry Rajkot Ranchi Ratlam Ratnagiri Rewari Rishikesh Rohtak Roorkee Rourkela
Sagar Saharanpur Salem Sambalpur Sangli Satara Shillong Shimla Shirdi Siliguri Silchar Silvassa Solan Solapur Sonipat Srinagar Surat
Thane Thanjavur Thiruvananthapuram Thrissur Tiruchirappalli Tirunelveli Tirupati Tiruppur Tumakuru Udaipur Udupi Ujjain Ulhasnagar
Vadodara Vapi Varanasi Vasai Vellore Vijayapura Vijayawada Virar Visakhapatnam Vizianagaram Vrindavan Warangal Yamunanagar Zirakpur`
    .split(/\s+/)
    .map((city) => city.replace("_", " "));
