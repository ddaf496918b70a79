import type { Process, RoleKey } from '../market/role.ts'
import type { Need } from './judge.ts'

export type Question = { readonly text: string; readonly need: Need }

type More = Omit<Need, 'roles'>

/** The same need asked for in several ways; a text may hold many, with semicolons between. */
const asked = (need: Need, ...texts: readonly string[]): Question[] =>
  texts.flatMap((each) => each.split(/;\s+/)).map((text) => ({ text, need }))

const work = (role: RoleKey, more: More = {}): Need => ({ roles: [role], ...more })

const phoneWork: Need = {
  roles: ['customer-support', 'telecaller', 'technical-support', 'collections'],
  near: ['chat-support', 'quality', 'trainer', 'back-office', 'claims'],
}

const process = (role: RoleKey, name: Process, more: More = {}): Need =>
  work(role, { process: name, ...more })

/** What people type, and what they want by it. */
export const questions: readonly Question[] = [
  // telecalling
  ...asked(
    work('telecaller'),
    `telecaller; telecal; tele caller; telecallers; tele-caller job; telecalling;
      telesales; tele sales executive; telecaler; tellicaller; telly caller; telemarketing;
      outbound calling; calling job; inside sales; टेलीकॉलर; टेलीकॉलर जॉब; टेली कॉलर;
      टेलीकॉलिंग; टेलिकॉलर; telecaller की नौकरी; telecaller ki naukri; telecaller ka kaam`,
  ),
  ...asked(work('telecaller', { city: 'Noida' }), 'telecaller noida', 'tele caller in noida'),
  ...asked(work('telecaller', { city: 'Noida' }), 'telecaller नोएडा', 'noida me telecaller job'),
  ...asked(work('telecaller', { city: 'Delhi' }), 'telecaler delhi', 'टेलीकॉलर दिल्ली'),
  ...asked(work('telecaller', { city: 'Gurugram' }), 'telecaller gurgaon', 'telecalling gurugram'),
  ...asked(work('telecaller', { isHome: true }), 'telecaller work from home', 'wfh telecaller'),
  ...asked(work('telecaller', { language: 'Hindi' }), 'hindi telecaller'),
  ...asked(process('telecaller', 'loan'), 'loan telecaller'),
  ...asked(process('telecaller', 'insurance'), 'insurance telesales'),
  ...asked(process('telecaller', 'credit card'), 'credit card sales caller'),

  // customer support
  ...asked(
    work('customer-support'),
    `customer support; custmer suport; customer care; costumer care; customer service;
      customer suport executive; cce; csr; call center; call centre jobs; callcenter;
      inbound process; call center job; कस्टमर सपोर्ट; कस्टमर केयर; कॉल सेंटर; ग्राहक सेवा;
      customer care की जॉब; costomer servise`,
  ),
  ...asked(work('customer-support', { city: 'Pune' }), 'customer care pune'),
  ...asked(
    work('customer-support', { city: 'Bengaluru' }),
    `customer support bangalore; customer service bengaluru; custmer care banglore`,
  ),
  ...asked(work('customer-support', { city: 'Delhi' }), 'call center delhi', 'कॉल सेंटर दिल्ली'),
  ...asked(work('customer-support', { isFresher: true }), 'customer support fresher'),
  ...asked(work('customer-support', { isHome: true }), 'customer support work from home'),
  ...asked(work('customer-support', { isNight: true }), 'customer support night shift'),
  ...asked(work('customer-support', { seniority: 'lead' }), 'customer support team leader'),
  ...asked(work('customer-support', { language: 'Tamil' }), 'tamil customer support'),
  ...asked({ process: 'travel' }, 'travel process'),
  ...asked(process('customer-support', 'us'), 'international voice process'),
  ...asked(phoneWork, 'bpo', 'BPO jobs', 'बीपीओ', 'bpo naukri', 'voice process'),
  ...asked({ ...phoneWork, city: 'Noida' }, 'bpo noida', 'bpo jobs in noida'),
  ...asked({ ...phoneWork, isFresher: true }, 'bpo fresher'),

  // desks
  ...asked(
    work('data-entry'),
    `data entry; computer operator; data entry operator; dataentry; data entri; typist;
      typing job; computer oprator; डाटा एंट्री; कंप्यूटर ऑपरेटर; data entry का काम;
      computer ka kaam`,
  ),
  ...asked(work('data-entry', { city: 'Jaipur' }), 'data entry jaipur', 'computer operator jaipur'),
  ...asked(
    work('data-entry', { isHome: true }),
    'data entry work from home',
    'घर से काम data entry',
  ),
  ...asked(
    work('back-office'),
    `back office; backoffice; back office executive; backend executive; bak office;
      office assistant; बैक ऑफिस; back ofice job`,
  ),
  ...asked(work('back-office', { city: 'Mumbai' }), 'back office mumbai', 'back office bombay'),
  ...asked(work('mis'), 'mis executive'),
  ...asked(work('kyc'), 'kyc verification'),
  ...asked(work('accounts'), 'accountant', 'tally operator'),
  ...asked(work('receptionist'), 'receptionist', 'front desk', 'receptionest'),
  ...asked(work('recruiter'), 'hr', 'hr recruiter', 'recruiter', 'talent acquisition', 'एचआर'),
  ...asked(work('recruiter', { city: 'Noida' }), 'hr recruiter noida'),

  // other phone and screen work
  ...asked(work('technical-support'), 'technical support', 'tech support', 'technicl suport'),
  ...asked(work('technical-support'), 'it helpdesk', 'service desk'),
  ...asked(
    work('chat-support'),
    'chat support',
    'non voice process',
    'chat process',
    'email support',
  ),
  ...asked(work('chat-support', { city: 'Gurugram' }), 'chat support gurgaon'),
  ...asked(work('collections'), 'collection executive', 'loan recovery', 'collections', 'वसूली'),
  ...asked(work('collections', { city: 'Chennai' }), 'collection chennai'),
  ...asked(work('quality'), 'quality analyst', 'qa bpo'),
  ...asked(work('trainer'), 'process trainer'),

  // out and about
  ...asked(
    work('delivery'),
    'delivery boy',
    'delivery',
    'delivry boy',
    'bike rider',
    'डिलीवरी बॉय',
  ),
  ...asked(work('delivery', { city: 'Lucknow' }), 'delivery boy lucknow'),
  ...asked(work('field-sales'), 'field sales', 'field executive', 'फील्ड सेल्स'),
  ...asked(work('store'), 'cashier', 'store executive', 'retail sales'),
  ...asked(work('warehouse'), 'picker packer', 'warehouse'),

  // ranks and circumstances
  ...asked({ seniority: 'lead' }, 'team leader', 'tl', 'टीम लीडर'),
  ...asked({ isHome: true }, 'work from home', 'wfh', 'घर से काम', 'ghar se kaam'),
  ...asked({ isFresher: true }, 'fresher', 'freshers job'),
  ...asked({ isNight: true }, 'night shift'),
  ...asked({ city: 'Noida' }, 'noida', 'jobs in noida', 'नोएडा'),
  ...asked({ city: 'Gurugram' }, 'gurgaon', 'job in gurgaon'),
  ...asked({ city: 'Indore' }, 'indor'),
  ...asked({ company: 'Vaani Connect' }, 'vaani connect'),
]
