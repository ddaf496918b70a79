import { professions } from './concept.ts'
import type { WorkConcept } from './concept.ts'

const except = `${professions}, salesforce, sap, presales, pre sales, recruiter, talent acquisition, technology sales`

export const salesWork: readonly WorkConcept[] = [
  {
    name: 'sales',
    filter: ':category:field-sales',
    phrases: `sales, sales executive, sales officer, sales representative, sales associate, sales trainee,
      sales consultant, sales advisor, sales specialist, sales person, salesperson, sales staff,
      sales agent, sales and marketing executive, sales and marketing, sales job, direct sales, corporate sales,
      bechna, bechne ka kaam, bikri, becho, सेल्स, सेल्स एग्जीक्यूटिव, बिक्री, विक्री, விற்பனை, விற்பனையாளர்,
      అమ్మకాలు, సేల్స్, বিক্রয়, সেলস, ಮಾರಾಟ, વેચાણ, വിൽപ്പന, ਵਿਕਰੀ`,
    parts: 'field sales, shop sales, inside sales, sales promotion',
    near: 'business development, telecalling, medical sales, insurance, relationship management, marketing, loan work',
    related: 'shop work, store keeping, account management',
    except,
  },
  {
    name: 'field sales',
    filter: ':category:field-sales',
    phrases: `field sales, field sales executive, field sales officer, field sales representative, fse, fos, fo,
      feet on street, feet on street executive, outdoor sales, door to door, door to door sales, territory sales,
      territory sales officer, area sales, area sales officer, field marketing, field executive, field officer,
      field job, field work, field ka kaam, bahar ka kaam, ghoomne wala kaam, tso, aso,
      फील्ड सेल्स, फील्ड एग्जीक्यूटिव, फील्ड वर्क, फील्ड`,
    near: 'sales, business development, medical sales',
    related: 'marketing, field work, shop sales, insurance',
    except: `${except}, network`,
  },
  {
    name: 'field work',
    phrases:
      'field boy, field assistant, field staff, survey, surveyor, field survey, field supervisor',
    near: 'field sales, verification',
    except: 'engineer',
  },
  {
    name: 'business development',
    phrases: `business development, business development executive, business development associate,
      business development officer, business development trainee, bde, bda, bdm, bd executive, bd associate,
      business developer, biznes development, बिजनेस डेवलपमेंट`,
    near: 'sales, inside sales, marketing, field sales',
    related: 'account management, telecalling, relationship management',
    except: `${professions}, presales, sap, scientific`,
  },
  {
    name: 'marketing',
    filter: ':category:marketing',
    phrases: `marketing, marketing executive, marketing associate, marketing officer, marketing job, marketing staff, marketing ka kaam, prachar, prachar prasar,
      मार्केटिंग, मार्केटिंग एग्जीक्यूटिव, மார்க்கெட்டிங், మార్కెటింగ్, মার্কেটিং, માર્કેટિંગ`,
    parts: 'sales promotion',
    near: 'business development, digital marketing, sales, brand work, field sales',
    related: 'social media, content writing',
    except: 'salesforce, developer, architect, engineer, telemarketing, sap',
  },
  {
    name: 'sales promotion',
    phrases: `promoter, brand promoter, sales promoter, in store promoter, promotion, isd, demonstrator, fsa,
      प्रमोटर`,
    near: 'marketing, shop sales',
    related: 'field sales',
  },
  {
    name: 'brand work',
    filter: ':category:marketing',
    phrases:
      'brand, brand manager, brand executive, brand marketing, brand associate, public relations, pr executive',
    near: 'marketing',
    related: 'digital marketing',
  },
  {
    name: 'medical sales',
    phrases: `medical representative, mr, medical sales, pharma sales, medical rep, pharma representative,
      मेडिकल रिप्रेजेंटेटिव, एमआर`,
    near: 'field sales, sales',
    except: 'mr driver',
  },
  {
    name: 'account management',
    phrases:
      'account manager, key account manager, key account executive, client relationship manager',
    near: 'relationship management, business development',
  },
  {
    name: 'real estate',
    phrases:
      'real estate, real estate sales, property consultant, property advisor, property dealer, broker',
    near: 'sales',
  },
  {
    name: 'shop work',
    filter: ':category:retail',
    phrases: `shop, shop staff, shop assistant, shop worker, shop boy, shop helper, shopkeeper, shop keeper, shop job,
      shop work, store staff, store executive, store associate, store assistant, store boy, store helper, retail,
      retail staff, retail executive, retail associate, retail sales, counter staff, counter boy, showroom, showroom staff, showroom sales, supermarket, mall, mall job, mart, kirana,
      grocery store, grocery, dukan, dukaan, dookan, dukan par kaam, dukandar, dukaandar, kapde ki dukan, kirana dukan,
      medical shop, saree shop, mobile shop, दुकान, दुकानदार, रिटेल, शोरूम, দোকান, দোকানদার,
      கடை, கடை வேலை, దుకాణం, షాపు, ಅಂಗಡಿ, દુકાન, കട, ਦੁਕਾਨ, दुकानात काम`,
    parts: 'shop sales, cashier',
    near: 'store keeping, billing, sales promotion, fast food service, merchandising',
    related: 'sales, helper, packing, cafe service',
    except: `${professions}, workshop, photoshop, salesforce, shop floor, machine shop, tool shop, paint shop, paintshop,
      retail banking, retail branch banking, app store, data store, commercial real estate, internship`,
  },
  {
    name: 'shop sales',
    filter: ':category:retail',
    phrases: `salesman, sales man, sales girl, salesgirl, sales boy, saleswoman, sales lady, shop salesman,
      counter salesman, counter sale, counter sales executive, jewellery sales, sales staff showroom, fashion consultant, beauty advisor,
      selsman, सेल्समैन, सेल्सगर्ल, বিক্রয়কর্মী, சேல்ஸ்மேன்`,
    near: 'shop work, sales promotion, field sales',
    related: 'sales',
    except: professions,
  },
  {
    name: 'cashier',
    filter: ':category:retail',
    phrases: `cashier, cash counter, cash handling, counter cashier, cash executive, billing cashier, cash collection counter,
      khajanchi, khazanchi, rokadia, galla, कैशियर, खजांची, কেশিয়ার, ক্যাশিয়ার, காசாளர், క్యాషియర్, ಕ್ಯಾಷಿಯರ್, કેશિયર`,
    near: 'billing, shop work',
    related: 'receptionist, accounting, store keeping',
    except: 'engineer, developer',
  },
  {
    name: 'merchandising',
    phrases: 'merchandiser, visual merchandiser, merchandising, fashion merchandiser',
    near: 'shop work',
    related: 'purchase',
  },
  {
    name: 'retail management',
    phrases:
      'store manager, showroom manager, retail manager, shop manager, outlet manager, assistant store manager',
    near: 'shop work, store keeping',
  },
]
