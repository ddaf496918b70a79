import type { ConditionConcept } from './concept.ts'

export const conditions: readonly ConditionConcept[] = [
  {
    name: 'work from home',
    filter: ':workType:home',
    near: 'hybrid work',
    phrases: `work from home, wfh, home based, home based work, work at home, work from home job, fully remote, 100 remote, remote work, ghar se kaam, ghar se kam, ghar baithe, ghar baithe kaam, ghar baithe job, ghar par kaam, ghar pe kaam, ghar me kaam, ghar se job, ghar bethe kaam, ghar bethe, घर से काम, घर बैठे, घर बैठे काम, घर बैठे जॉब, घर पर काम, वर्क फ्रॉम होम, वर्क फ्रोम होम, घरून काम, घरबसल्या, বাড়ি থেকে কাজ, ঘরে বসে কাজ, ওয়ার্ক ফ্রম হোম, வீட்டிலிருந்து வேலை, வீட்டில் இருந்து வேலை, ఇంటి నుండి పని, వర్క్ ఫ్రమ్ హోమ్, ಮನೆಯಿಂದ ಕೆಲಸ, ઘરે બેઠા કામ, ઘરેથી કામ, ਘਰ ਤੋਂ ਕੰਮ, വീട്ടിലിരുന്ന് ജോലി`,
    inTitles: `remote, remote job`,
    inQueries: `home job, at home, home work job, online work, online job, online, ghar baith, ghar baithe paise, घर बैठकर, ghar se, ghar pe, ghar par, mobile se ghar baithe, mobile se kaam, mobile par kaam, phone se kaam`,
  },
  { name: 'hybrid work', filter: ':workType:hybrid', phrases: 'hybrid, hybrid work, hybrid model' },
  {
    name: 'fresher',
    filter: ':experience:fresher',
    phrases: `fresher, freshers, fresher job, freshers job, no experience, without experience, zero experience, 0 experience, experience not required, no experience required, no experience needed, experience nahi, freshers can apply, bina experience, bina anubhav, bina tajurba, anubhav nahi, fresh graduate, fresher candidate, pehli job, pehli naukri, फ्रेशर, फ्रेशर्स, बिना अनुभव, अनुभव नहीं, बिना एक्सपीरियंस, नये लोग, ফ্রেশার, অভিজ্ঞতা ছাড়া, அனுபவம் இல்லாமல், பிரெஷர், ఫ్రెషర్, అనుభవం లేకుండా, ಫ್ರೆಶರ್, ಅನುಭವ ಇಲ್ಲದೆ, ફ્રેશર, અનુભવ વગર, ਫ੍ਰੈਸ਼ਰ, ഫ്രെഷർ`,
    inQueries: `0 year experience, 0 year, naya ladka, first job, entry level, anubhav ke bina, experience ke bina, naye ladke, seekhne wala, kaam sikhna, அனுபவமற்ற, அனுபவம் இல்லாத, అనుభవం లేని, ಅನುಭವವಿಲ್ಲದ, অনভিজ্ঞ, experience na`,
    near: 'internship',
    isOfPerson: true,
  },
  {
    name: 'for disabled people',
    phrases: `differently abled, differently abled candidates, physically challenged, physically handicapped, handicapped candidates, disabled candidates, divyang, divyangjan, viklang, दिव्यांग, विकलांग`,
    inTitles: 'disable person, disabled person, disabled, handicapped, pwd',
    inQueries: `disability, disable, handicap, handicapped person, deaf, deaf and dumb, hearing impaired, blind, visually impaired, apahij`,
    isOfPerson: true,
  },
  {
    name: 'for retired people',
    phrases: `ex serviceman, ex servicemen, exserviceman, ex army, ex defence, ex military, retired army, retired defence, retired person, retired persons, retired candidates, सेवानिवृत्त, भूतपूर्व सैनिक`,
    inTitles: 'retired',
    inQueries: `retirement, retired job, retired fauji, fauji, ex fauji, senior citizen, budhe, buzurg`,
    isOfPerson: true,
  },
  {
    name: 'for women',
    filter: ':gender:female',
    phrases: `female only, only female, female candidate, female candidates, for women, for ladies, for girls, only for girls, women only, girls only, ladies only, ladies ke liye, महिलाओं, महिलाओं के लिए, लड़कियों, लड़कियों के लिए, औरत, स्त्री, लेडीज, महिलांसाठी, মহিলা, মহিলাদের জন্য, মেয়েদের, பெண்கள், பெண்களுக்கு, మహిళలు, మహిళలకు, ಮಹಿಳೆಯರಿಗೆ, ಮಹಿಳಾ, મહિલા, મહિલાઓ, ਔਰਤਾਂ, വനിതകൾ, സ്ത്രീകൾ`,
    inTitles: `female, females, woman, women, ladies, lady, girls, girl, महिला, लड़की, मহিলা`,
    inQueries: `wife, biwi, patni, sister, behen, bahan, mother, aunty, daughter, beti, female job, ladies job, girls job, housewife, ladki, ladkiyon, ladkiyon ke liye, ladkiyo ke liye, ladki ke liye, ladkiyan, mahila, mahilaon, mahila ke liye, aurat, auraton ke liye, stree, aurton, aurton ke liye, auratein, mahilayen, behno ke liye, auraton, sirf ladkiyan`,
    isOfPerson: true,
  },
  {
    name: 'for men',
    filter: ':gender:male',
    phrases: `male only, only male, male candidate, male candidates, for men, for boys, only for boys, boys only, gents only, पुरुष, लड़का, लड़कों, लड़कों के लिए, पुरुषों, পুরুষ, ছেলেদের, ஆண்கள், పురుషులు, ಪುರುಷ, પુરુષ, ਮੁੰਡੇ`,
    inTitles: `male, males, gents, boys`,
    inQueries: `boy job, male job, men, ladka, ladke, ladko, ladkon, ladko ke liye, ladkon ke liye, mard, purush, purushon ke liye, ladkon ki`,
    isOfPerson: true,
  },
  {
    name: 'tenth pass',
    phrases: `10th pass, 10th passed, 10 pass, 10th class pass, 10th fail, tenth, tenth pass, ssc, ssc pass, sslc, sslc pass, matric, matric pass, matriculation, high school pass, dasvi, dasvi pass, daswi pass, dasvin pass, 10vi pass, 8th pass, दसवीं पास, दसवीं, दसवी पास, 10वीं पास, 10वी पास, 10वीं, मैट्रिक, दहावी पास, দশম পাস, মাধ্যমিক, பத்தாம் வகுப்பு, పదో తరగతి, 10వ తరగతి, ಹತ್ತನೇ ತರಗತಿ, ધોરણ 10, 10 પાસ, ਦਸਵੀਂ ਪਾਸ, പത്താം ക്ലാസ്`,
    inTitles: `10th`,
    isOfPerson: true,
    inQueries: `12th fail, 11th pass, inter fail, anpadh, unpadh, anpad, uneducated, illiterate, kam padhe likhe, padha likha nahi, 5th pass, 7th pass, 8th fail, 9th pass, 9th fail, no education, without education, अनपढ़, आठवीं पास`,
  },
  {
    name: 'twelfth pass',
    phrases: `12th, 12th pass, 12th passed, 12 pass, 12th class pass, twelfth, twelfth pass, hsc, hsc pass, intermediate pass, inter pass, plus two, plus 2, puc, higher secondary, barvi, barvi pass, barahvi pass, barhvi pass, barwi pass, 12vi pass,
      बारहवीं पास, बारहवीं, बारहवी पास, 12वीं पास, 12वी पास, 12वीं, इंटर पास, बारावी पास, দ্বাদশ পাস, উচ্চ মাধ্যমিক, பன்னிரண்டாம் வகுப்பு, పన్నెండో తరగతి, ఇంటర్ పాస్, ದ್ವಿತೀಯ ಪಿಯುಸಿ, ધોરણ 12, 12 પાસ, ਬਾਰ੍ਹਵੀਂ ਪਾਸ, പ്ലസ് ടു`,
    isOfPerson: true,
  },
  {
    name: 'graduate',
    filter: ':education:graduateabove',
    phrases:
      'graduate, graduates, graduate pass, any graduate, degree holder, ba pass, bsc, bba, bca, snatak, स्नातक, ग्रेजुएट, স্নাতক, பட்டதாரி, డిగ్రీ',
    inQueries: `graduation, degree, graduate job`,
    isOfPerson: true,
  },
  {
    name: 'night shift',
    filter: ':shift:night',
    phrases: `night shift, night duty, night shift job, graveyard shift, night timing, रात, रात की शिफ्ट, रात की नौकरी, रात का काम, रात की ड्यूटी, नाइट शिफ्ट, नाईट शिफ्ट, नाइट ड्यूटी, রাতের শিফট, নাইট শিফট, রাতের কাজ, இரவு, இரவு வேலை, இரவு ஷிப்ட், రాత్రి, రాత్రి షిఫ్ట్, నైట్ షిఫ్ట్, ರಾತ್ರಿ ಪಾಳಿ, ರಾತ್ರಿ, રાત, નાઇટ શિફ્ટ, ਰਾਤ ਦੀ ਸ਼ਿਫਟ, നൈറ്റ് ഷിഫ്റ്റ്, രാത്രി`,
    inTitles: `night`,
    inQueries: `night job, night work, raat, raat ki duty, raat ki naukri, raat me kaam, raat wali job, night wala`,
    near: 'us shift, rotating shift',
  },
  {
    name: 'us shift',
    phrases:
      'us shift, us shifts, us process shift, us timing, us timings, us hours, us time zone, us timezone, est shift, american shift, यूएस शिफ्ट',
    near: 'night shift, uk shift',
  },
  {
    name: 'uk shift',
    phrases: 'uk shift, uk timing, uk timings, uk process shift, australian shift, canada shift',
    near: 'us shift, night shift',
  },
  {
    name: 'rotating shift',
    filter: ':shift:rotational',
    phrases:
      'rotational shift, rotational shifts, rotating shift, rotational, 24x7, 24 7, any shift, shift basis, rotational week off',
    near: 'night shift',
  },
  {
    name: 'day shift',
    filter: ':shift:day',
    phrases: `day shift, day duty, day shift job, general shift, morning shift, only day shift, दिन की शिफ्ट, दिन का काम, डे शिफ्ट, दिन की ड्यूटी, দিনের শিফট, பகல், பகல் வேலை, డే షిఫ్ట్, ಹಗಲು, દિવસની શિફ્ટ`,
    inQueries: `day job, day time, day timing, din ki duty, din ki naukri, subah ki shift, subah ki naukri, subah ka kaam, subah ki duty, din ki`,
  },
  {
    name: 'part time',
    filter: ':workTime:part',
    phrases: `part time, parttime, part time job, part time work, part time kaam, part tym, पार्ट टाइम, पार्टटाइम, पार्ट टाईम, अंशकालिक, আংশিক সময়, পার্ট টাইম, பகுதி நேர, பகுதி நேர வேலை, பார்ட் டைம், పార్ట్ టైమ్, ಅರೆಕಾಲಿಕ, ಪಾರ್ಟ್ ಟೈಮ್, પાર્ટ ટાઈમ, ਪਾਰਟ ਟਾਈਮ, പാർട്ട് ടൈം`,
    inQueries: `4 hours, 3 hours, 5 hours, 4 ghante, 3 ghante, 5 ghante, evening part time, part time evening, evening time job, college student, student part time, part time student, for students, students ke liye, study ke saath, pt job, half day, evening job, weekend job, few hours, student job, aadhe din, shaam ka kaam, shaam ki job, college ke saath, padhai ke saath, college ke baad, school ke baad`,
  },
  {
    name: 'full time',
    filter: ':workTime:full',
    phrases: 'full time, fulltime, फुल टाइम, पर्मानेंट',
    inQueries: `permanent job, permanent`,
  },
  {
    name: 'walk in',
    phrases:
      'walk in, walkin, walk in interview, walkin interview, walk in drive, walkin drive, direct walk in, mega walk in, interview walk in, direct interview, वॉक इन, वॉक इन इंटरव्यू, वाक इन, সরাসরি ইন্টারভিউ, நேர்காணல், వాక్ ఇన్',
    near: 'spot offer',
  },
  {
    name: 'spot offer',
    phrases:
      'spot offer, interview date, interview venue, interview time, interview address, venue details, same day offer',
    near: 'walk in',
  },
  {
    name: 'internship',
    phrases:
      'intern, interns, internship, internships, summer internship, intenship, industrial training, इंटर्नशिप, इंटर्न, ইন্টার্নশিপ, இன்டர்ன்ஷிப், ఇంటర్న్‌షిప్',
    inQueries: `internship job, intern job`,
    near: 'training post',
  },
  { name: 'training post', phrases: 'trainee' },
  {
    name: 'immediate joining',
    filter: ':joining:atonce',
    phrases: `immediate joining, immediate joiner, immediate joinee, immediate joiners, immediate join, join immediately, joining immediate, immediate start, immediate hiring, immediate requirement, immediately required, joining turant, turant joining, jald joining, same day joining, तुरंत, तुरंत जॉइनिंग, तुरंत नौकरी, तुरन्त, ताबडतोब, তাৎক্ষণিক, உடனடி வேலை, వెంటనే, ತಕ್ಷಣ, તાત્કાલિક, ਤੁਰੰਤ, ഉടൻ`,
    inQueries: `direct joining, spot joining, immediate, immediately, turant, turant naukri, turant job, fauran, joining, kal se joining, aaj se joining, abhi joining, turant chahiye, turant bharti, jaldi bharti, nayi bharti`,
    near: 'urgent hiring',
  },
  {
    name: 'urgent hiring',
    phrases:
      'urgent hiring, urgent, immediate, immediately, urgent requirement, urgent opening, urgently required, urgently wanted, arjent, अर्जेंट',
    inQueries: `urgent job`,
    near: 'immediate joining',
  },
  {
    name: 'accommodation',
    filter: ':benefit:room',
    phrases: `accommodation, accomodation, accommodation provided, free accommodation, room facility, room provided, food and room, room and food, free stay, food and stay, stay and food, food and accommodation, food accommodation, lodging, boarding and lodging, boarding and lodging, hostel facility, khana rehna free, रहना, रहना खाना, रहने खाने, रहने की सुविधा, रहने के साथ, आवास, থাকা খাওয়া, தங்குமிடம், வசதியுடன், వసతి, ವಸತಿ, રહેવા જમવા, താമസം`,
    inQueries: `room, company room, free room, stay, rehna, rehne, rehna khana, rehne ki suvidha, rahna khana, rahne, khana rehna, room ke sath, with accommodation, room milega, rehne ki jagah, khana peena rehna`,
  },
  {
    name: 'food provided',
    filter: ':benefit:food',
    phrases: 'free food, food provided, food facility, meals provided, khana free, free meal',
    near: 'accommodation',
  },
  {
    name: 'pick up and drop',
    filter: ':benefit:cab',
    besideWork: 'cab',
    phrases:
      'cab facility, pick up and drop, transport facility, both side cab, cab provided, pickup drop',
    inQueries: `with cab, cab wali, cab wala, cab ke sath, cab milega, cab available, free cab, cab service, pick drop`,
  },
  {
    name: 'weekly off',
    phrases:
      '5 days working, five days working, sunday off, saturday sunday off, weekend off, week off, sunday chutti, रविवार छुट्टी',
  },
  {
    name: 'pay by the day or week',
    phrases: `daily payment, daily payout, daily pay, daily salary, weekly payment, weekly payout, weekly pay, weekly salary, weekly wages`,
    inQueries: `hafte me paise, hafte ka paisa, hafte me payment, weekly paisa, daily cash, daily paise, daily paisa, roz ka paisa, roz ke paise, rozana paise, roz payment, roj ka paisa, hafte ki salary, week payment, week salary`,
  },
  {
    name: 'travel allowance',
    phrases: `petrol allowance, travel allowance, travelling allowance, travel allowances, conveyance allowance, fuel allowance, ta da`,
    inQueries: `allowance, petrol, petrol milega, petrol ke saath, petrol kharcha, conveyance`,
  },
  {
    name: 'own bike',
    phrases: `own bike, own two wheeler, having bike, having two wheeler, with bike, bike mandatory, two wheeler mandatory, bike required, two wheeler required, bike compulsory`,
    inQueries: `apni bike, khud ki bike, bike hai, bike ke sath, meri bike, own scooty, apni scooty`,
  },
  {
    name: 'without english',
    phrases: `english not required, no english, no english required, english not mandatory, english not compulsory, without english`,
    inQueries: `english nahi, english bolna nahi aata, angrezi nahi aati, english nahi aati, english nahin, english na ho, english zaruri nahi, english jaruri nahi, bina english, bagair english, only hindi, hindi only, sirf hindi, बिना अंग्रेजी, बिना इंग्लिश, अंग्रेजी नहीं`,
    near: 'hindi, tenth pass',
  },
  { name: 'hindi', phrases: 'hindi, hindi speaking, hindi language, हिंदी, हिन्दी' },
  {
    name: 'english',
    phrases:
      'english, english speaking, spoken english, fluent english, good english, english communication, angreji, अंग्रेजी, अंग्रेज़ी, इंग्लिश, ஆங்கிலம், ఇంగ్లీష్',
  },
  { name: 'tamil', phrases: 'tamil, tamil speaking, tamil language, तमिल, தமிழ்' },
  { name: 'telugu', phrases: 'telugu, telugu speaking, telugu language, तेलुगु, తెలుగు' },
  { name: 'kannada', phrases: 'kannada, kannada speaking, kannada language, कन्नड़, ಕನ್ನಡ' },
  {
    name: 'malayalam',
    phrases: 'malayalam, malayalam speaking, malayalam language, मलयालम, മലയാളം',
  },
  { name: 'marathi', phrases: 'marathi, marathi speaking, marathi language, मराठी' },
  { name: 'gujarati', phrases: 'gujarati, gujarati speaking, gujarati language, गुजराती, ગુજરાતી' },
  {
    name: 'bengali',
    phrases: 'bengali, bangla, bengali speaking, bengali language, बंगाली, বাংলা, বাঙালি',
  },
  { name: 'punjabi', phrases: 'punjabi, punjabi speaking, punjabi language, पंजाबी, ਪੰਜਾਬੀ' },
  { name: 'odia', phrases: 'odia, oriya, odia speaking, odia language, उड़िया, ଓଡ଼ିଆ' },
]
