import type { Process, RoleKey } from '../market/role.ts'
import type { Need } from './judge.ts'

export type Query = { readonly text: string; readonly need: Need }

type More = Omit<Need, 'roles'>

/** Several queries for the same need; semicolons separate them. */
const queriesFor = (need: Need, ...texts: readonly string[]): Query[] =>
  texts.flatMap((each) => each.split(/;\s+/)).map((text) => ({ text, need }))

const work = (role: RoleKey, more: More = {}): Need => ({ roles: [role], ...more })

const phoneWork: Need = {
  roles: ['customer-support', 'telecaller', 'technical-support', 'collections'],
  near: ['chat-support', 'quality', 'trainer', 'back-office', 'claims'],
}

const process = (role: RoleKey, name: Process, more: More = {}): Need =>
  work(role, { process: name, ...more })

/** Queries and the needs behind them. */
export const queries: readonly Query[] = [
  // telecalling
  ...queriesFor(
    work('telecaller'),
    `telecaller; telecal; tele caller; telecallers; tele-caller job; telecalling;
      telesales; tele sales executive; telecaler; tellicaller; telly caller; telemarketing;
      outbound calling; calling job; inside sales; टेलीकॉलर; टेलीकॉलर जॉब; टेली कॉलर;
      टेलीकॉलिंग; टेलिकॉलर; telecaller की नौकरी; telecaller ki naukri; telecaller ka kaam`,
  ),
  ...queriesFor(work('telecaller', { city: 'Noida' }), 'telecaller noida', 'tele caller in noida'),
  ...queriesFor(
    work('telecaller', { city: 'Noida' }),
    'telecaller नोएडा',
    'noida me telecaller job',
  ),
  ...queriesFor(work('telecaller', { city: 'Delhi' }), 'telecaler delhi', 'टेलीकॉलर दिल्ली'),
  ...queriesFor(
    work('telecaller', { city: 'Gurugram' }),
    'telecaller gurgaon',
    'telecalling gurugram',
  ),
  ...queriesFor(
    work('telecaller', { isHome: true }),
    'telecaller work from home',
    'wfh telecaller',
  ),
  ...queriesFor(work('telecaller', { language: 'Hindi' }), 'hindi telecaller'),
  ...queriesFor(process('telecaller', 'loan'), 'loan telecaller'),
  ...queriesFor(process('telecaller', 'insurance'), 'insurance telesales'),
  ...queriesFor(process('telecaller', 'credit card'), 'credit card sales caller'),

  // customer support
  ...queriesFor(
    work('customer-support'),
    `customer support; custmer suport; customer care; costumer care; customer service;
      customer suport executive; cce; csr; call center; call centre jobs; callcenter;
      inbound process; call center job; कस्टमर सपोर्ट; कस्टमर केयर; कॉल सेंटर; ग्राहक सेवा;
      customer care की जॉब; costomer servise`,
  ),
  ...queriesFor(work('customer-support', { city: 'Pune' }), 'customer care pune'),
  ...queriesFor(
    work('customer-support', { city: 'Bengaluru' }),
    `customer support bangalore; customer service bengaluru; custmer care banglore`,
  ),
  ...queriesFor(work('customer-support', { city: 'Delhi' }), 'call center delhi', 'कॉल सेंटर दिल्ली'),
  ...queriesFor(work('customer-support', { isFresher: true }), 'customer support fresher'),
  ...queriesFor(work('customer-support', { isHome: true }), 'customer support work from home'),
  ...queriesFor(work('customer-support', { isNight: true }), 'customer support night shift'),
  ...queriesFor(work('customer-support', { seniority: 'lead' }), 'customer support team leader'),
  ...queriesFor(work('customer-support', { language: 'Tamil' }), 'tamil customer support'),
  ...queriesFor({ process: 'travel' }, 'travel process'),
  ...queriesFor(process('customer-support', 'us'), 'international voice process'),
  ...queriesFor(phoneWork, 'bpo', 'BPO jobs', 'बीपीओ', 'bpo naukri', 'voice process'),
  ...queriesFor({ ...phoneWork, city: 'Noida' }, 'bpo noida', 'bpo jobs in noida'),
  ...queriesFor({ ...phoneWork, isFresher: true }, 'bpo fresher'),

  // desks
  ...queriesFor(
    work('data-entry'),
    `data entry; computer operator; data entry operator; dataentry; data entri; typist;
      typing job; computer oprator; डाटा एंट्री; कंप्यूटर ऑपरेटर; data entry का काम;
      computer ka kaam`,
  ),
  ...queriesFor(
    work('data-entry', { city: 'Jaipur' }),
    'data entry jaipur',
    'computer operator jaipur',
  ),
  ...queriesFor(
    work('data-entry', { isHome: true }),
    'data entry work from home',
    'घर से काम data entry',
  ),
  ...queriesFor(
    work('back-office'),
    `back office; backoffice; back office executive; backend executive; bak office;
      office assistant; बैक ऑफिस; back ofice job`,
  ),
  ...queriesFor(
    work('back-office', { city: 'Mumbai' }),
    'back office mumbai',
    'back office bombay',
  ),
  ...queriesFor(work('mis'), 'mis executive'),
  ...queriesFor(work('kyc'), 'kyc verification'),
  ...queriesFor(work('accounts'), 'accountant', 'tally operator'),
  ...queriesFor(work('receptionist'), 'receptionist', 'front desk', 'receptionest'),
  ...queriesFor(work('recruiter'), 'hr', 'hr recruiter', 'recruiter', 'talent acquisition', 'एचआर'),
  ...queriesFor(work('recruiter', { city: 'Noida' }), 'hr recruiter noida'),

  // other phone and screen work
  ...queriesFor(work('technical-support'), 'technical support', 'tech support', 'technicl suport'),
  ...queriesFor(work('technical-support'), 'it helpdesk', 'service desk'),
  ...queriesFor(
    work('chat-support'),
    'chat support',
    'non voice process',
    'chat process',
    'email support',
  ),
  ...queriesFor(work('chat-support', { city: 'Gurugram' }), 'chat support gurgaon'),
  ...queriesFor(
    work('collections'),
    'collection executive',
    'loan recovery',
    'collections',
    'वसूली',
  ),
  ...queriesFor(work('collections', { city: 'Chennai' }), 'collection chennai'),
  ...queriesFor(work('quality'), 'quality analyst', 'qa bpo'),
  ...queriesFor(work('trainer'), 'process trainer'),

  // out and about
  ...queriesFor(
    work('delivery'),
    'delivery boy',
    'delivery',
    'delivry boy',
    'bike rider',
    'डिलीवरी बॉय',
  ),
  ...queriesFor(work('delivery', { city: 'Lucknow' }), 'delivery boy lucknow'),
  ...queriesFor(work('field-sales'), 'field sales', 'field executive', 'फील्ड सेल्स'),
  ...queriesFor(work('store'), 'cashier', 'store executive', 'retail sales'),
  ...queriesFor(work('warehouse'), 'picker packer', 'warehouse'),

  // ranks and circumstances
  ...queriesFor({ seniority: 'lead' }, 'team leader', 'tl', 'टीम लीडर'),
  ...queriesFor({ isHome: true }, 'work from home', 'wfh', 'घर से काम', 'ghar se kaam'),
  ...queriesFor({ isFresher: true }, 'fresher', 'freshers job'),
  ...queriesFor({ isNight: true }, 'night shift'),
  ...queriesFor({ city: 'Noida' }, 'noida', 'jobs in noida', 'नोएडा'),
  ...queriesFor({ city: 'Gurugram' }, 'gurgaon', 'job in gurgaon'),
  ...queriesFor({ city: 'Indore' }, 'indor'),
  ...queriesFor({ company: 'Vaani Connect' }, 'vaani connect'),
]
