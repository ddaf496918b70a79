import { professions } from './concept.ts'
import type { WorkConcept } from './concept.ts'

/* Health, teaching, software, engineering, design and media. */

export const knowledgeWork: readonly WorkConcept[] = [
  {
    name: 'nursing',
    filter: ':category:healthcare',
    phrases: `nurse, staff nurse, nursing, nursing staff, nursing assistant, nursing officer, gnm, gnm nurse, anm, anm nurse, bsc nursing, icu nurse, ot nurse, home nurse,
      female nurse, male nurse, nurse job, nars, narse, sister hospital, paricharika, नर्स, स्टाफ नर्स, नर्सिंग, परिचारिका, নার্স, সেবিকা, নার্সিং, செவிலியர், நர்ஸ், నర్సు, నర్స్, ನರ್ಸ್, ದಾದಿ, નર્સ,
      પરિચારિકા, ਨਰਸ, നഴ്സ്`,
    inQueries: `injection lagana, marij ki seva`,
    near: 'patient care, ward work',
    related: 'health work, child care',
    except: `${professions}, plant nursery, coding, caller`,
  },
  {
    name: 'patient care',
    filter: ':category:healthcare',
    phrases: `patient care, patient care taker, patient attendant, home care, elder care, care giver, caregiver, general duty assistant, gda, patient care executive, japa nurse,
      marij, marij ki dekhbhal, mareez ki dekhbhal, buzurg ki dekhbhal, sewa, attendant hospital, मरीज की देखभाल, देखभाल, রোগীর সেবা, రోగి సంరక్షణ`,
    inQueries: 'bimar, bimar ki dekhbhal',
    parts: 'elder care',
    near: 'nursing, ward work, child care',
    related: 'health work, maid',
    except: 'engineer, caller, accounting',
  },
  { name: 'elder care', phrases: 'old age care, elderly care, aged care', near: 'patient care' },
  {
    name: 'ward work',
    filter: ':category:healthcare',
    phrases:
      'ward boy, ward attendant, wardboy, hospital attendant, ward ayah, ward girl, वार्ड बॉय, ওয়ার্ড বয়, வார்டு பாய்',
    near: 'patient care, nursing',
    related: 'helper, cleaning',
  },
  {
    name: 'health work',
    filter: ':category:healthcare',
    phrases: `hospital, hospital job, medical job, dental assistant, dental clinic, dental hygienist, health worker, x ray technician, radiology technician, ot technician, dialysis technician, optometrist, dietician,
      dietitian, nutritionist, audiologist, speech therapist, clinical research, aspatal, haspatal, अस्पताल, হাসপাতাল, மருத்துவமனை, ఆసుపత్రి, ಆಸ್ಪತ್ರೆ, હોસ્પિટલ`,
    parts: 'doctor, pharmacy, laboratory work, physiotherapy',
    near: 'patient care, nursing',
    related: 'medical coding',
    except: `${professions}, coding, coder, representative, sales, caller`,
    workplaces: 'hospital, अस्पताल',
  },
  {
    name: 'doctor',
    filter: ':category:healthcare',
    phrases: `doctor, medical officer, resident doctor, duty doctor, rmo, mbbs, bams, bhms, dentist, surgeon, radiologist, physician, veterinary, daktar, डॉक्टर,
      চিকিৎসক, ডাক্তার, மருத்துவர், డాక్టర్, વૈદ્ય`,
    near: 'health work',
    except: `${professions}, coding, coder, representative, sales, caller`,
  },
  {
    name: 'pharmacy',
    filter: ':category:healthcare',
    phrases: `pharmacist, pharmacy, pharmacy assistant, medical store, chemist shop, d pharma, b pharma, chemist, compounder, dawai, dawai ki dukan, dava, फार्मासिस्ट, दवाई, दवा, ഫാർമസിസ്റ്റ്,
      ফার্মাসিস্ট, மருந்தாளர், ఫార్మసిస్ట్`,
    near: 'health work, medical sales',
    related: 'shop work',
    except: `${professions}, coding, coder, representative, sales, caller`,
  },
  {
    name: 'laboratory work',
    filter: ':category:healthcare',
    phrases:
      'lab technician, laboratory technician, lab assistant, laboratory assistant, laboratory, dmlt, bmlt, phlebotomist, pathology, sample collection, लैब टेक्नीशियन',
    near: 'health work',
    related: 'quality',
    except: 'sales, manager',
  },
  {
    name: 'physiotherapy',
    filter: ':category:healthcare',
    phrases:
      'physiotherapist, physiotherapy, occupational therapist, panchakarma therapist, फिजियोथेरेपिस्ट',
    near: 'health work, fitness',
    except: 'sales',
  },
  {
    name: 'teaching',
    filter: ':category:education',
    phrases: `teacher, teaching, school teacher, primary teacher, tgt, pgt, prt, tgt teacher, pgt teacher, faculty, lecturer, tutor, home tutor, home tuition, tuition, tuition teacher, educator,
      english teacher, maths teacher, science teacher, computer teacher, hindi teacher, subject teacher, teaching job, school job,
      padhana, padhane ka kaam, bachche padhana, bachchon ko padhana, bacchon ko padhana, bacho ko padhana, tuition padhana, tyushan, adhyapak, shikshak, shikshika, guruji, masterji, school me padhana, ticher,
      शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, टीचर, टीचिंग, पढ़ाना, बच्चों को पढ़ाना, पढ़ाने का काम, ट्यूशन, শিক্ষক, শিক্ষিকা, টিচার, পড়ানো, ஆசிரியர், ஆசிரியை, டீச்சர், ఉపాధ్యాయుడు, ఉపాధ్యాయురాలు, టీచర్, ಶಿಕ್ಷಕ, ಶಿಕ್ಷಕಿ,
      ಟೀಚರ್, શિક્ષક, ટીચર, ਅਧਿਆਪਕ, ਟੀਚਰ, അധ്യാപകൻ, അധ്യാപിക, ടീച്ചർ`,
    inQueries: `padhai, coaching, coaching me padhana`,
    parts: 'preschool teaching',
    near: 'professorship, academic support, process training, fitness',
    related: 'counsellor, content writing',
    except: `software, engineer, sap, network, ai trainer, developer`,
  },
  {
    name: 'preschool teaching',
    filter: ':category:education',
    phrases:
      'preschool teacher, pre primary teacher, pre primary, nursery teacher, montessori, montessori teacher, kindergarten teacher, play school, playschool teacher, ecce',
    near: 'teaching, child care',
  },
  {
    name: 'professorship',
    filter: ':category:education',
    phrases:
      'professor, assistant professor, associate professor, principal, vice principal, dean, hod, college lecturer, प्रोफेसर, प्राध्यापक',
    near: 'teaching',
  },
  {
    name: 'academic support',
    phrases:
      'academic counsellor, academic coordinator, academic advisor, subject matter expert, facilitator, curriculum, instructional designer, instructor, academic consultant',
    near: 'teaching, counsellor',
  },
  {
    name: 'counsellor',
    phrases:
      'counsellor, counselor, education counsellor, admission counsellor, student counsellor, career counsellor, councillor, admission officer, admission executive, counselling, काउंसलर',
    near: 'academic support, telecalling',
    related: 'teaching, customer support',
  },
  {
    name: 'software',
    filter: ':category:software',
    phrases: `software, software engineer, software developer, developer, programmer, it job, it jobs, coding, coding job, full stack, full stack developer, web developer, web development,
      frontend developer, front end developer, backend developer, back end developer, backend, android developer, ios developer, app developer, mobile developer, php developer, java developer, python developer, dot net developer, .net developer,
      devops, devops engineer, cloud engineer, sap consultant, salesforce developer, react developer, sde, wordpress developer, सॉफ्टवेयर, सॉफ्टवेयर इंजीनियर, সফটওয়্যার, மென்பொருள், సాఫ్ట్‌వేర్`,
    inQueries: 'it company',
    near: 'software testing, data analysis, it operations',
    related: 'technical support',
  },
  {
    name: 'software testing',
    filter: ':category:software',
    phrases:
      'software tester, software testing, qa engineer, test engineer, automation tester, automation testing, manual testing, sdet, game tester, qa analyst, testing',
    near: 'quality, software',
  },
  {
    name: 'data analysis',
    filter: ':category:software',
    phrases:
      'data analyst, business analyst, data scientist, data analytics, data engineer, power bi developer, analytics, bi analyst',
    near: 'mis, software',
    related: 'data processing',
  },
  {
    name: 'graduate engineer training',
    phrases: `graduate engineer trainee, get, graduate engineer, engineer trainee, trainee engineer, graduate trainee, graduate trainee engineer, btech fresher, b tech fresher, be fresher, fresher engineer, engineering fresher,
      engineer fresher, junior engineer, jr engineer, je, btech, b tech, b e`,
    near: 'technical diploma, apprenticeship',
    related: 'mechanical engineering, electrical engineering, civil engineering',
    except: 'senior, lead, manager, staff engineer, principal, architect',
  },
  {
    name: 'mechanical engineering',
    phrases: 'mechanical engineer, design engineer, cad engineer, mechanical design, mechanical',
    near: 'graduate engineer training, drafting, production supervision',
  },
  {
    name: 'electrical engineering',
    phrases:
      'electrical engineer, electronics engineer, electrical design, instrumentation engineer, embedded engineer',
    near: 'graduate engineer training, electrical work',
  },
  {
    name: 'civil engineering',
    phrases:
      'civil engineer, site engineer, structural engineer, quantity surveyor, civil, civil site engineer, सिविल इंजीनियर',
    near: 'graduate engineer training, construction, drafting',
  },
  {
    name: 'drafting',
    phrases:
      'draftsman, draughtsman, cad operator, autocad draftsman, cad designer, autocad designer, drafter, autocad operator',
    near: 'mechanical engineering, civil engineering, interior design',
  },
  {
    name: 'graphic design',
    filter: ':category:creative',
    phrases: `graphic designer, graphic design, graphics designer, graphics, visual designer, creative designer, multimedia designer, logo designer, dtp operator, dtp, photoshop designer, coreldraw designer, banner design,
      grafik, ग्राफिक डिजाइनर, ग्राफिक डिज़ाइनर, গ্রাফিক ডিজাইনার, கிராஃபிக் டிசைனர், గ్రాఫిక్ డిజైనర్`,
    near: 'interface design, video editing, motion design, web design',
    related: 'product design, content writing, social media, photography',
    except: 'design engineer, interior, fashion, mechanical, vlsi, piping',
  },
  {
    name: 'interface design',
    filter: ':category:creative',
    phrases:
      'ui designer, ux designer, ui ux, ui ux designer, ui, ux, user experience designer, user interface designer, product designer',
    near: 'web design, graphic design',
    except: 'developer, engineer',
  },
  {
    name: 'web design',
    filter: ':category:creative',
    phrases: 'web designer, web design, website designer, html designer',
    near: 'interface design, graphic design',
  },
  {
    name: 'video editing',
    filter: ':category:creative',
    phrases:
      'video editor, video editing, video editor job, film editor, reels editor, vfx artist, roto artist, colorist, वीडियो एडिटर',
    near: 'motion design, graphic design, photography',
  },
  {
    name: 'motion design',
    phrases:
      'motion graphics, motion graphic designer, animator, animation, 3d artist, 3d designer, 3d animator, illustrator, 3d modeling',
    near: 'graphic design, video editing',
  },
  {
    name: 'product design',
    phrases: 'designer, creative associate, art director, creative',
    near: 'graphic design',
  },
  {
    name: 'interior design',
    filter: ':category:creative',
    phrases: 'interior designer, interior design, interior, architect interior, interior decorator',
    near: 'drafting',
    except: 'engineer',
  },
  {
    name: 'fashion design',
    filter: ':category:creative',
    phrases: 'fashion designer, fashion, textile designer, garment designer, jewellery designer',
    near: 'tailoring, merchandising',
  },
  {
    name: 'photography',
    filter: ':category:creative',
    phrases: 'photographer, photography, cameraman, videographer, photo shoot, फोटोग्राफर',
    near: 'video editing',
  },
  {
    name: 'content writing',
    filter: ':category:creative',
    phrases:
      'content writer, content writing, copywriter, copy writer, technical writer, blogger, content creator, content editor, editor, proofreader, proof reader, journalist, reporter, translator, anuvadak, कंटेंट राइटर, अनुवादक',
    near: 'social media, digital marketing',
    related: 'marketing',
    except: 'video editor, engineer',
  },
  {
    name: 'digital marketing',
    filter: ':category:marketing',
    phrases: `digital marketing, digital marketing executive, digital marketer, seo executive, sem, performance marketing, google ads executive, email marketing, online marketing,
      internet marketing, smm, डिजिटल मार्केटिंग, এসইও, டிஜிட்டல் மார்க்கெட்டிங், డిజిటల్ మార్కెటింగ్`,
    parts: 'social media',
    near: 'marketing assistance, content writing',
    related: 'marketing, brand work, graphic design',
    except: 'salesforce, developer, engineer',
  },
  {
    name: 'marketing assistance',
    filter: ':category:marketing',
    phrases: 'marketing trainee, marketing assistant, growth marketing',
    near: 'marketing, digital marketing',
  },
  {
    name: 'social media',
    filter: ':category:marketing',
    phrases:
      'social media, social media executive, social media manager, social media marketing, influencer, सोशल मीडिया',
    near: 'digital marketing, content writing',
    except: 'developer, engineer',
  },
]
