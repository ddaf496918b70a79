import type { Category } from '#contract/options.ts'

/** One kind of work of the market, as people speak of it; finer than the product's categories. */
export type Role = {
  readonly key: RoleKey
  readonly category: Category
  /** How many of a hundred jobs are of this kind, about. */
  readonly weight: number
  /** What employers call it, the usual names more than once. */
  readonly titles: readonly [string, ...string[]]
  readonly hindi: readonly string[]
  /** How a leader of such people is called: 'Team Leader - <field>'. */
  readonly field: string
  /** Thousands of rupees a month. */
  readonly pay: readonly [least: number, most: number]
  readonly processes: readonly Process[]
  /** Whether the work is talk, so that a language is asked for. */
  readonly isVoice: boolean
}

export type RoleKey =
  | 'customer-support'
  | 'telecaller'
  | 'collections'
  | 'back-office'
  | 'data-entry'
  | 'technical-support'
  | 'chat-support'
  | 'field-sales'
  | 'delivery'
  | 'store'
  | 'recruiter'
  | 'quality'
  | 'trainer'
  | 'mis'
  | 'kyc'
  | 'receptionist'
  | 'accounts'
  | 'warehouse'
  | 'claims'
  | 'moderation'

export type Process =
  | 'credit card'
  | 'loan'
  | 'insurance'
  | 'broadband'
  | 'dth'
  | 'travel'
  | 'e-commerce'
  | 'food delivery'
  | 'edtech'
  | 'real estate'
  | 'healthcare'
  | 'banking'
  | 'us'

const selling = ['credit card', 'loan', 'insurance', 'real estate', 'edtech'] as const
const helping = ['broadband', 'dth', 'travel', 'e-commerce', 'food delivery', 'banking'] as const

export const roles: readonly Role[] = [
  {
    key: 'customer-support',
    category: 'customer-support',
    weight: 25,
    titles: [
      'Customer Support Executive',
      'Customer Support Executive',
      'Customer Support Associate',
      'Customer Care Executive',
      'Customer Care Executive',
      'Customer Care Associate',
      'Customer Service Executive',
      'Customer Service Representative',
      'Customer Service Associate',
      'Customer Relationship Executive',
      'CCE',
      'CSA - Voice',
      'CSR',
      'Call Center Executive',
      'Call Centre Executive',
      'Call Centre Associate',
      'BPO Executive',
      'BPO Voice Process',
      'Process Associate - Voice',
      'Process Executive (Inbound)',
      'Inbound Voice Process',
      'Voice Process Executive',
      'Voice Process',
      'Inbound Customer Support',
      'Helpline Executive',
      'Client Support Executive',
    ],
    hindi: ['कस्टमर सपोर्ट', 'कस्टमर केयर एग्जीक्यूटिव', 'कॉल सेंटर जॉब', 'ग्राहक सेवा प्रतिनिधि', 'बीपीओ'],
    field: 'Customer Support',
    pay: [12, 28],
    processes: [...helping, 'us'],
    isVoice: true,
  },
  {
    key: 'telecaller',
    category: 'telesales',
    weight: 20,
    titles: [
      'Telecaller',
      'Telecaller',
      'Telecaller',
      'Tele Caller',
      'Tele Caller (Female/Male)',
      'Tele-caller',
      'Telecalling Executive',
      'Tele Calling Executive',
      'Calling Executive',
      'Telesales Executive',
      'Telesales Executive',
      'Tele Sales Executive',
      'Tele Sales Officer',
      'Telemarketing Executive',
      'Tele Marketing Executive',
      'Outbound Sales Executive',
      'Outbound Caller',
      'Outbound Process Associate',
      'Inside Sales Executive',
      'Inside Sales Associate',
      'Lead Generation Executive',
      'Sales Executive - Voice',
    ],
    hindi: ['टेलीकॉलर', 'टेली कॉलर', 'टेलीकॉलिंग एग्जीक्यूटिव', 'टेलीसेल्स'],
    field: 'Telesales',
    pay: [11, 26],
    processes: selling,
    isVoice: true,
  },
  {
    key: 'collections',
    category: 'collections',
    weight: 6,
    titles: [
      'Collection Executive',
      'Collection Executive',
      'Collections Executive',
      'Collection Telecaller',
      'Collection Caller',
      'Tele Collection Executive',
      'Loan Recovery Executive',
      'Recovery Officer',
      'Recovery Agent',
      'Debt Collection Executive',
      'EMI Collection Executive',
    ],
    hindi: ['कलेक्शन एग्जीक्यूटिव', 'लोन वसूली', 'रिकवरी एजेंट'],
    field: 'Collections',
    pay: [12, 26],
    processes: ['credit card', 'loan', 'banking'],
    isVoice: true,
  },
  {
    key: 'back-office',
    category: 'back-office',
    weight: 8,
    titles: [
      'Back Office Executive',
      'Back Office Executive',
      'Backoffice Executive',
      'Back Office Assistant',
      'Back Office Associate',
      'Back Office',
      'Backend Executive',
      'Back End Executive',
      'Backend Process Associate',
      'Office Assistant',
      'Office Executive',
      'Admin Executive',
      'Operations Executive',
      'Process Associate - Back Office',
    ],
    hindi: ['बैक ऑफिस', 'बैक ऑफिस असिस्टेंट', 'ऑफिस असिस्टेंट'],
    field: 'Back Office',
    pay: [10, 22],
    processes: ['insurance', 'banking', 'loan', 'e-commerce'],
    isVoice: false,
  },
  {
    key: 'data-entry',
    category: 'data-entry',
    weight: 6,
    titles: [
      'Data Entry Operator',
      'Data Entry Operator',
      'Data Entry Executive',
      'Data Entry',
      'Data Entry Typist',
      'Computer Operator',
      'Computer Operator',
      'Computer Typist',
      'Typist',
      'DEO',
      'Online Data Entry',
      'Data Operator',
    ],
    hindi: ['डाटा एंट्री ऑपरेटर', 'डेटा एंट्री', 'कंप्यूटर ऑपरेटर', 'टाइपिस्ट'],
    field: 'Data Entry',
    pay: [9, 19],
    processes: ['e-commerce', 'healthcare', 'banking'],
    isVoice: false,
  },
  {
    key: 'technical-support',
    category: 'technical-support',
    weight: 6,
    titles: [
      'Technical Support Executive',
      'Technical Support Executive',
      'Technical Support Associate',
      'Tech Support Executive',
      'Tech Support Engineer',
      'IT Support Executive',
      'IT Helpdesk Executive',
      'Help Desk Associate',
      'Service Desk Analyst',
      'Desktop Support Engineer',
      'TSE - Voice',
    ],
    hindi: ['टेक सपोर्ट', 'तकनीकी सहायता'],
    field: 'Technical Support',
    pay: [15, 38],
    processes: ['broadband', 'us', 'banking'],
    isVoice: true,
  },
  {
    key: 'chat-support',
    category: 'chat-email',
    weight: 5,
    titles: [
      'Chat Support Executive',
      'Chat Support Executive',
      'Chat Process Associate',
      'Chat Process',
      'Email Support Executive',
      'Email & Chat Support',
      'Non Voice Process',
      'Non-Voice Executive',
      'Non Voice Customer Support',
      'Web Chat Associate',
      'Process Associate - Non Voice',
    ],
    hindi: ['चैट सपोर्ट', 'चैट प्रोसेस'],
    field: 'Chat Support',
    pay: [13, 27],
    processes: ['e-commerce', 'food delivery', 'travel', 'us'],
    isVoice: false,
  },
  {
    key: 'field-sales',
    category: 'field-sales',
    weight: 6,
    titles: [
      'Field Sales Executive',
      'Field Sales Executive',
      'Field Executive',
      'Field Officer',
      'Sales Executive (Field)',
      'Feet on Street',
      'FOS - Sales',
      'Direct Sales Executive',
      'Business Development Executive',
      'Area Sales Executive',
      'Marketing Executive - Field',
    ],
    hindi: ['फील्ड सेल्स', 'फील्ड एग्जीक्यूटिव'],
    field: 'Field Sales',
    pay: [13, 28],
    processes: ['credit card', 'loan', 'insurance'],
    isVoice: false,
  },
  {
    key: 'delivery',
    category: 'delivery',
    weight: 4,
    titles: [
      'Delivery Boy',
      'Delivery Boy',
      'Delivery Executive',
      'Delivery Partner',
      'Delivery Rider',
      'Bike Rider',
      'Courier Boy',
      'Courier Executive',
      'Parcel Delivery',
    ],
    hindi: ['डिलीवरी बॉय', 'डिलीवरी एग्जीक्यूटिव', 'राइडर'],
    field: 'Delivery',
    pay: [13, 27],
    processes: ['food delivery', 'e-commerce'],
    isVoice: false,
  },
  {
    key: 'store',
    category: 'retail',
    weight: 3,
    titles: [
      'Store Executive',
      'Store Associate',
      'Retail Sales Associate',
      'Retail Sales Executive',
      'Counter Sales Executive',
      'Cashier',
      'Showroom Sales Executive',
      'Sales Girl / Sales Boy',
    ],
    hindi: ['दुकान सेल्समैन', 'कैशियर', 'रिटेल सेल्स'],
    field: 'Retail Store',
    pay: [10, 20],
    processes: [],
    isVoice: false,
  },
  {
    key: 'recruiter',
    category: 'human-resources',
    weight: 4,
    titles: [
      'HR Recruiter',
      'HR Recruiter',
      'HR Executive',
      'BPO Recruiter',
      'Recruiter',
      'Talent Acquisition Executive',
      'Human Resource Executive',
      'HR Telecaller',
      'HR Assistant',
    ],
    hindi: ['एचआर', 'एचआर रिक्रूटर'],
    field: 'HR',
    pay: [12, 28],
    processes: [],
    isVoice: false,
  },
  {
    key: 'quality',
    category: 'customer-support',
    weight: 1.4,
    titles: [
      'Quality Analyst',
      'Quality Analyst - Voice',
      'QA - BPO',
      'Call Quality Auditor',
      'Quality Executive',
    ],
    hindi: [],
    field: 'Quality',
    pay: [18, 34],
    processes: helping,
    isVoice: false,
  },
  {
    key: 'trainer',
    category: 'other',
    weight: 0.7,
    titles: ['Process Trainer', 'Voice and Accent Trainer', 'Soft Skills Trainer', 'BPO Trainer'],
    hindi: [],
    field: 'Training',
    pay: [20, 38],
    processes: helping,
    isVoice: false,
  },
  {
    key: 'mis',
    category: 'back-office',
    weight: 1.5,
    titles: [
      'MIS Executive',
      'MIS Executive',
      'MIS Analyst',
      'MIS Reporting Executive',
      'Excel MIS Executive',
    ],
    hindi: [],
    field: 'MIS',
    pay: [14, 30],
    processes: [],
    isVoice: false,
  },
  {
    key: 'kyc',
    category: 'back-office',
    weight: 1,
    titles: [
      'KYC Executive',
      'KYC Verification Executive',
      'Document Verification Executive',
      'Video KYC Executive',
    ],
    hindi: [],
    field: 'KYC',
    pay: [12, 24],
    processes: ['banking', 'loan'],
    isVoice: false,
  },
  {
    key: 'receptionist',
    category: 'other',
    weight: 1,
    titles: [
      'Receptionist',
      'Front Desk Executive',
      'Front Office Executive',
      'Receptionist cum Telecaller',
    ],
    hindi: ['रिसेप्शनिस्ट'],
    field: 'Front Office',
    pay: [10, 20],
    processes: ['healthcare'],
    isVoice: false,
  },
  {
    key: 'accounts',
    category: 'other',
    weight: 1,
    titles: [
      'Accountant',
      'Accounts Executive',
      'Tally Operator',
      'Billing Executive',
      'Accounts Assistant',
    ],
    hindi: ['अकाउंटेंट'],
    field: 'Accounts',
    pay: [12, 26],
    processes: [],
    isVoice: false,
  },
  {
    key: 'warehouse',
    category: 'delivery',
    weight: 1,
    titles: [
      'Picker Packer',
      'Warehouse Associate',
      'Packing Staff',
      'Warehouse Helper',
      'Inventory Executive',
    ],
    hindi: ['पैकिंग स्टाफ'],
    field: 'Warehouse',
    pay: [10, 18],
    processes: ['e-commerce'],
    isVoice: false,
  },
  {
    key: 'claims',
    category: 'back-office',
    weight: 0.8,
    titles: [
      'Claims Processing Executive',
      'Medical Billing Executive',
      'AR Caller',
      'Claims Associate',
    ],
    hindi: [],
    field: 'Claims',
    pay: [15, 32],
    processes: ['healthcare', 'insurance', 'us'],
    isVoice: false,
  },
  {
    key: 'moderation',
    category: 'chat-email',
    weight: 0.6,
    titles: ['Content Moderator', 'Content Moderation Associate', 'Trust and Safety Associate'],
    hindi: [],
    field: 'Content Moderation',
    pay: [16, 30],
    processes: ['us', 'e-commerce'],
    isVoice: false,
  },
]
